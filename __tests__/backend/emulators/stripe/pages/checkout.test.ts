import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  card,
  closeSandboxes,
  sandboxStage,
  savingSession,
  session,
  type PagesStage,
} from '@/__tests__/support/stripe/sandboxPages';

let stage: PagesStage;
beforeAll(async () => {
  stage = await sandboxStage();
});
afterAll(closeSandboxes);

const GOOD = '4242424242424242';

test('says that no money moves, what is paid, and how long the page stays open', async () => {
  const html = await stage.look(await session(stage));
  expect(html).toContain('Sandbox: no money moves.');
  expect(html).toContain('Two PCs, zero dropped frames');
  expect(html).toMatch(/Pay €25\.00/);
  expect(html).toContain('31 min');
  expect(html).toContain('href="/ada/fund/7"');
  for (const last4 of ['4242', '0002', '9995', '0069', '3184', '0259']) {
    expect(html).toContain(`value="${last4}"`);
  }
});

test('a test card fills the form without scripts, too', async () => {
  const address = await session(stage);
  expect(await stage.look(address)).toContain('name="number"');
  const html = await stage.look(`${address}?card=0002`);
  expect(html).toContain('value="4000 0000 0000 0002"');
  expect(html).toMatch(/value="0002"[^>]*aria-pressed="true"/);
});

test('a card that pays leads on to the success address, on the site where the visitor is', async () => {
  const address = await session(stage);
  const id = address.split('/').at(-1) ?? '';
  expect(await stage.press(address, card(GOOD))).toBe(`/thanks?session=${id}`);
  const paid = await stage.client.checkout.sessions.retrieve(id);
  expect([paid.status, paid.payment_status]).toEqual(['complete', 'paid']);
});

test('a second press and a reload say that it is paid, and charge nothing more', async () => {
  const address = await session(stage);
  const first = await stage.press(address, card(GOOD));
  expect(await stage.press(address, card(GOOD))).toBe(first);
  const html = await stage.look(address);
  expect(html).toContain('Already paid');
  expect(html).toContain(`href="${first}"`);
});

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'There isn’t enough money on this card.'],
  ['4000000000000069', 'This card has expired.'],
])('%s is declined in words, and the form stays filled', async (number, words) => {
  const address = await session(stage);
  const back = await stage.press(address, card(number));
  expect(back).toBe(`${address}?card=${number.slice(-4)}`);
  const html = await stage.look(back);
  expect(html).toContain(words);
  expect(html).toContain('Nothing was charged.');
  expect(html).toContain('role="alert"');
  expect(await stage.press(address, card(GOOD))).toContain('/thanks');
});

test.each([
  [{ number: '4111 1111 1111 1111' }, 'number', 'This isn’t a test card'],
  [{ expiry: '01 / 20' }, 'expiry', 'The date is over or incomplete.'],
  [{ cvc: 'x' }, 'cvc', 'three or four digits'],
  [{ email: 'nobody' }, 'email', 'your receipt should go'],
])('%j: the field says what is wrong', async (typed, field, words) => {
  const address = await session(stage);
  const back = await stage.press(address, card(GOOD, typed));
  expect(back).toContain(`wrong=${field}`);
  expect(back).not.toContain('1111');
  const html = await stage.look(back);
  expect(html).toContain(words);
  expect(html).toContain('aria-invalid="true"');
});

test('an expired page says that nothing was charged and where to go', async () => {
  const address = await session(stage);
  await stage.client.checkout.sessions.expire(address.split('/').at(-1) ?? '');
  const html = await stage.look(address);
  expect(html).toContain('This page has closed');
  expect(html).toContain('href="/ada/fund/7"');
  expect(await stage.press(address, card(GOOD))).toBe(`${address}?card=4242`);
});

test('a card is saved with the sentence that its owner agrees to, and nothing today', async () => {
  const address = await savingSession(stage, 'I allow PlayPlus to charge this card €25.00 once.');
  const html = await stage.look(address);
  expect(html).toContain('€0.00 today');
  expect(html).toContain('I allow PlayPlus to charge this card €25.00 once.');
  expect(html).toContain('Save card');
  // The customer is known: their address is shown, not asked for.
  expect(html).toMatch(/value="kettle@example.com"\s+readonly/);
  expect(await stage.press(address, card(GOOD))).toBe('/thanks');
  expect(await stage.look(address)).toContain('Card saved already');
});

test('says that a sum is only reserved', async () => {
  const held = { payment_intent_data: { capture_method: 'manual' as const } };
  expect(await stage.look(await session(stage, held))).toContain('€25.00 is only reserved now');
});

test('speaks the language of the session, else the visitor’s, else English', async () => {
  const german = await session(stage, { locale: 'de' });
  expect(await stage.look(german, 'fr')).toContain('Sandbox: Es fließt kein Geld.');
  const open = await session(stage, { locale: 'auto' });
  expect(await stage.look(open, 'pt')).toContain('nenhum dinheiro circula');
  const japanese = await session(stage, { locale: 'ja' });
  expect(await stage.look(japanese, 'es')).toContain('no se mueve dinero');
});

test('an unknown session is gone', async () => {
  const answer = await stage.ask('/dev/stripe/checkout/cs_test_nobody');
  expect(answer).toMatchObject({ status: 404 });
  expect(await stage.ask('/dev/stripe/elsewhere/1')).toMatchObject({ status: 404 });
});
