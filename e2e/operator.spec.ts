import type { Page } from '@playwright/test';
import { becomeOperator, showSecondFactor } from './support/operators';
import { callSecureql } from './support/people';
import { looksWell } from './support/shell';
import { expect, test, type Member } from './support/test';

async function idOf({ context }: Member): Promise<string> {
  const { body } = await callSecureql(context, 'my-user/', {});
  return (body.myUser as { item: { id: string } }).item.id;
}

/** A fan writes to a creator, who reports it. */
async function report(fan: Member, creator: Member, words: string): Promise<string> {
  const begun = await callSecureql(fan.context, 'messaging/start-conversation/', {
    userId: await idOf(creator),
  });
  const { item } = begun.body.startConversation as { item: { id: string } };
  const conversationId = item.id;
  const send = (body: string) =>
    callSecureql(fan.context, 'messaging/send-message/', {
      ...{ conversationId, clientId: crypto.randomUUID(), body },
    });
  await send(words);
  await callSecureql(creator.context, 'messaging/report-conversation/', {
    ...{ conversationId, reason: 'HARASSMENT', note: 'Please look' },
  });
  await send('What came after the report');
  return conversationId;
}

async function act(page: Page, name: string | RegExp, button: string, reason: string) {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why?').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an operator looks at a report, mutes who wrote it, takes that back, and all of it is written down', async ({
  newCreator,
  newFan,
  newVisitor,
  complaints,
}) => {
  test.setTimeout(180_000);
  // Those who are no operators find no page.
  complaints.allow(/404 \(Not Found\)/);
  const creator = await newCreator();
  const fan = await newFan();
  await report(fan, creator, 'Something rude');

  await test.step('nobody else finds anything there', async () => {
    const visitor = await newVisitor();
    for (const { page } of [visitor, fan, creator]) {
      for (const path of ['/operator', '/operator/log']) {
        const reply = await page.goto(path);
        expect(reply?.status()).toBe(404);
      }
    }
  });

  const desk = await newVisitor();
  const { page } = desk;
  await becomeOperator(desk);

  await test.step('the second factor comes first', async () => {
    await page.goto('/operator/reports');
    await expect(page.getByRole('heading', { name: 'Your second factor' })).toBeVisible();
    await looksWell(page);
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Wrong code.')).toBeVisible();
    await showSecondFactor(page);
    await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible();
    await looksWell(page);
  });

  await test.step('the report shows what was reported, and nothing that came later', async () => {
    await page.getByRole('link', { name: `Harassment: @${fan.handle}` }).click();
    await expect(page.getByText('Something rude')).toBeVisible();
    await expect(page.getByText('Please look')).toBeVisible();
    await expect(page.getByText('What came after the report')).toBeHidden();
    await looksWell(page);
  });

  await test.step('muted, the fan writes no more', async () => {
    await act(page, `Mute: @${fan.handle}`, 'Mute', 'Threats in chat');
    await expect(page.getByText('Muted', { exact: true }).first()).toBeVisible();
    await act(page, /^Close report/, 'Close report', 'Handled by a mute');
    await fan.page.goto('/chat');
    await fan.page.getByRole('link', { name: /What came after the report/ }).click();
    await expect(fan.page.getByText('You can’t send messages for now.')).toBeVisible();
  });

  await test.step('the log has both, and the mute is taken back', async () => {
    await page.getByRole('link', { name: 'Log', exact: true }).click();
    await expect(page.getByText('Threats in chat')).toBeVisible();
    await expect(page.getByText('Handled by a mute')).toBeVisible();
    await looksWell(page);
    await act(page, `Undo: @${fan.handle}`, 'Undo', 'It was somebody else');
    await expect(page.getByText('It was somebody else')).toBeVisible();
    await fan.page.reload();
    await expect(fan.page.getByText('You can’t send messages for now.')).toBeHidden();
  });
});

test('an operator finds a creator by name, has them shown first, and suspends them for a while', async ({
  newCreator,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const creator = await newCreator();
  const desk = await newVisitor();
  const { page } = desk;
  await becomeOperator(desk);
  await page.goto('/operator');
  await showSecondFactor(page);

  await page.getByLabel('ID, order number or handle').fill(`@${creator.handle}`);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('link', { name: `@${creator.handle}`, exact: true })).toBeVisible();
  await looksWell(page);
  await act(page, `Feature: @${creator.handle}`, 'Feature', 'A good start');
  await expect(page.getByText('Featured', { exact: true }).last()).toBeVisible();
  await act(page, `Suspend: @${creator.handle}`, 'Suspend', 'Under review');
  await page.getByRole('link', { name: /^Suspensions/ }).click();
  await expect(page.getByText('Under review')).toBeVisible();
  await looksWell(page);
  await act(page, `End suspension: @${creator.handle}`, 'End suspension', 'All is well');
  await expect(page.getByText('Under review')).toBeHidden();
  await page.getByRole('link', { name: 'Featured', exact: true }).click();
  await act(page, `Stop featuring: @${creator.handle}`, 'Stop featuring', 'Enough');
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hide: Music' })).toBeVisible();
  await looksWell(page);
});
