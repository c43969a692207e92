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

const ASKS = '4000002760003184';

/** A payment that the bank asks about. */
async function asked(): Promise<{ checkout: string; bank: string }> {
  const checkout = await session(stage);
  return { checkout, bank: await stage.press(checkout, card(ASKS)) };
}

test('the bank says the sum and the card, and takes six digits', async () => {
  const { bank } = await asked();
  expect(bank).toMatch(/^\/dev\/stripe\/3ds\/pi_/);
  const html = await stage.look(bank);
  expect(html).toContain('Is this you?');
  expect(html).toContain('€25.00');
  expect(html).toContain('ending 3184');
  expect(html).toMatch(/autocomplete="one-time-code"/);
});

test('yes pays', async () => {
  const { bank } = await asked();
  expect(await stage.press(bank, { answer: 'YES', code: '123456' })).toContain('/thanks');
  // Answered already: a second press goes the same way.
  expect(await stage.press(bank, { answer: 'NO' })).toContain('/thanks');
});

test.each(['NO', 'TIMEOUT'])('%s leads back to the card, with nothing charged', async (answer) => {
  const { checkout, bank } = await asked();
  expect(await stage.press(bank, { answer })).toBe(checkout);
  expect(await stage.look(checkout)).toContain('Your bank didn’t get a yes. Nothing was charged.');
});

test.each(['', '12345', '1234567', 'abcdef'])('%j is no code', async (code) => {
  const { bank } = await asked();
  const back = await stage.press(bank, { answer: 'YES', code });
  expect(back).toBe(`${bank}?wrong=code`);
  expect(await stage.look(back)).toContain('The code has six digits.');
});

test('saving a card is asked about as well, without a sum', async () => {
  const bank = await stage.press(await savingSession(stage, 'Once.'), card('4000002500003155'));
  const html = await stage.look(bank);
  expect(html).toContain('Yes, save the card');
  expect(html).toContain('Nothing today');
  expect(await stage.press(bank, { answer: 'YES', code: '000000' })).toBe('/thanks');
});
