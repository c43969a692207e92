import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  account,
  closeSandboxes,
  onboardingLink,
  sandboxStage,
  type PagesStage,
} from '@/__tests__/support/stripe/sandboxPages';

let stage: PagesStage;
beforeAll(async () => {
  stage = await sandboxStage();
});
afterAll(closeSandboxes);

/** A creator who has opened their link. */
async function opened(): Promise<{ id: string; link: string; page: string }> {
  const id = await account(stage);
  const link = await onboardingLink(stage, id);
  const answer = await stage.ask(link);
  if (!('redirect' in answer)) throw new Error('a link leads to its page');
  return { id, link, page: answer.redirect };
}

const PERSON = {
  ...{ step: 'PERSON', firstName: 'Nora', lastName: 'Vale', day: '14', month: '3', year: '1998' },
  ...{ street: 'Rua do Farol 12', postcode: '4150-000', town: 'Porto' },
};
const BANK = { step: 'BANK', number: 'PT50 0000 0000 0000 0000 3704', holder: 'Nora Vale' };

test('goes step by step to the end and back to where the creator came from', async () => {
  const { id, page } = await opened();
  const country = await stage.look(page);
  expect(country).toContain('Where do you live?');
  expect(country).toContain('Portugal');
  expect(country).toContain('Euro (EUR)');
  expect(await stage.press(page, { step: 'COUNTRY', kind: 'individual' })).toBe(page);
  expect(await stage.look(page)).toContain('Date of birth');
  expect(await stage.press(page, PERSON)).toBe(page);
  expect(await stage.look(page)).toContain('PlayPlus sees only the last four digits.');
  expect(await stage.press(page, BANK)).toBe(page);
  const done = await stage.look(page);
  expect(done).toContain('You’re ready to be paid');
  expect(done).toContain('href="/dashboard/payouts"');
  const now = await stage.client.accounts.retrieve(id);
  expect([now.details_submitted, now.payouts_enabled]).toEqual([true, true]);
});

test('who finishes later hears what is open, and goes on there', async () => {
  const { page } = await opened();
  await stage.press(page, { step: 'COUNTRY', kind: 'company' });
  const later = await stage.press(page, { step: 'PERSON', do: 'later' });
  const html = await stage.look(later);
  expect(html).toContain('Still open: About you, Bank account.');
  expect(html).toContain('nothing is lost');
  expect(await stage.look(page)).toContain('Date of birth');
});

test('what is wrong is marked, and what was typed stays', async () => {
  const { page } = await opened();
  await stage.press(page, { step: 'COUNTRY', kind: 'individual' });
  const answer = await stage.ask(page, { ...PERSON, day: '40' });
  expect(answer).toMatchObject({ status: 422 });
  const html = 'html' in answer ? answer.html : '';
  expect(html).toContain('value="Rua do Farol 12"');
  expect(html).toMatch(/name="day"[^>]*aria-invalid="true"/);
});

test('a test account fills the field without scripts, in the way of the country', async () => {
  const { page } = await opened();
  await stage.press(page, { step: 'COUNTRY', kind: 'individual' });
  await stage.press(page, PERSON);
  expect(await stage.look(`${page}?account=1111`)).toContain(
    'value="PT50 0000 0000 0000 0000 1111"',
  );
  expect(await stage.look(`${page}?account=9999`)).not.toContain('9999"');
});

test('a link opens once; the second time it leads to where the next one is made', async () => {
  const { link } = await opened();
  expect(await stage.ask(link)).toEqual({ redirect: '/dashboard/payouts?link=again' });
  expect(await stage.ask('/dev/stripe/onboarding/nobody')).toMatchObject({ status: 404 });
});
