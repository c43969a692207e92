import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  account,
  card,
  closeSandboxes,
  dashboard,
  onboardingLink,
  sandboxStage,
  savingSession,
  session,
  type PagesStage,
} from '@/__tests__/support/stripe/sandboxPages';
import { LOCALES } from '@/lib/shared/accounts/account';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='x'>{{amount}}`;
const HOSTILE_EMAIL = '"onfocus="x"@evil.example';

let stage: PagesStage;
let pages: Record<string, string>;
beforeAll(async () => {
  stage = await sandboxStage();
  const open = await session(stage, {}, HOSTILE);
  const declined = await session(stage, {}, HOSTILE);
  const { press } = stage;
  const id = await account(stage, HOSTILE_EMAIL);
  const opened = await stage.ask(await onboardingLink(stage, id));
  const visit = 'redirect' in opened ? opened.redirect : '';
  const board = await dashboard(stage, await account(stage, HOSTILE_EMAIL));
  pages = {
    open,
    declined: await press(declined, card('4000000000000002')),
    wrong: `${open}?wrong=${encodeURIComponent(HOSTILE)}&card=${encodeURIComponent(HOSTILE)}`,
    saving: await savingSession(stage, HOSTILE, HOSTILE_EMAIL),
    bank: await press(await session(stage, {}, HOSTILE), card('4000002760003184')),
    onboarding: visit,
    later: `${visit}?later=1&account=${encodeURIComponent(HOSTILE)}`,
    board,
    told: await press(board, { do: 'FAIL', to: 'on' }),
  };
});
afterAll(closeSandboxes);

test.each(LOCALES)('in %s each page is whole: tape, language, no empty place', async (language) => {
  for (const [name, address] of Object.entries(pages)) {
    const html = await stage.look(address, language);
    expect([name, html]).toEqual([name, expect.stringContaining(`<html lang="${language}">`)]);
    expect(html).toContain('class="tape"');
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  }
});

test('what others wrote is text, and nothing of a page comes from elsewhere', async () => {
  for (const [name, address] of Object.entries(pages)) {
    const html = await stage.look(address);
    // A script of the page's own has the nonce of the visit.
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect([name, scripts.every((tag) => tag === '<script nonce="n0nce">')]).toEqual([name, true]);
    expect([name, html]).toEqual([name, expect.not.stringMatching(/<img|"onfocus/)]);
    expect(html).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
    expect(html).not.toMatch(/\sstyle="/);
  }
});

test('what was typed and is wrong comes back as text', async () => {
  const typed = { step: 'PERSON', firstName: HOSTILE, lastName: '', street: HOSTILE };
  const answer = await stage.ask(pages.onboarding ?? '', typed);
  const html = 'html' in answer ? answer.html : '';
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
  expect(html).not.toMatch(/<script>|<img/);
});

test('no number of a card is stored or logged', async () => {
  const numbers = ['4242424242424242', '4000000000000002', '4000002760003184', '4111111111111111'];
  for (const number of numbers) await stage.press(await session(stage), card(number));
  const written = (await stage.written()).replace(/[\s-]/g, '');
  expect(written).toContain('payment_method');
  for (const number of numbers) expect(written).not.toContain(number);
});
