import type { BrowserContext } from '@playwright/test';
import { callSecureql } from './support/people';
import { looksWell } from './support/shell';
import { join, openQueue } from './support/show';
import { expect, test, type Member } from './support/test';

async function send(context: BrowserContext, path: string, payload: Record<string, unknown>) {
  const { status, body } = await callSecureql(context, path, payload);
  expect([path, status]).toEqual([path, 200]);
  return Object.values(body)[0] as { item?: unknown; items?: unknown[] };
}

const end = (host: Member, partyID: string) =>
  send(host.context, 'party/change-state/', { partyID, action: 'END' });

/** Calls the next ones, starts them and says that they have played. */
async function playRound(host: Member, partyID: string, count: number) {
  const call = { partyID, count, requestKey: crypto.randomUUID() };
  await send(host.context, 'party/call-next/', call);
  const { items } = await send(host.context, 'get-party-edit', { partyID });
  const { current } = items?.[0] as { current: { id: string }[] };
  const entryIds = current.map(({ id }) => id);
  for (const mark of ['PLAYING', 'PLAYED']) {
    await send(host.context, 'party/mark-members/', { partyID, entryIds, mark });
  }
}

test('a show ended by mistake goes on: everyone stands where they stood', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(120_000);
  const host = await newCreator();
  const [anna, bert] = [await newFan(), await newFan()];
  const partyID = await openQueue(host, 'Friday duels');
  for (const fan of [anna, bert]) await join(fan, partyID);
  await expect(bert.page).toHaveTitle(/Place 2/);

  await test.step('the host ends it, and the fans see that at once', async () => {
    await end(host, partyID);
    await expect(bert.page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  });

  await test.step('the recap counts the minute down and leads back', async () => {
    await host.page.goto(`/party/${partyID}/dashboard/recap`);
    await expect(
      host.page.getByText(/2 people still in line are notified in 0:\d\d/),
    ).toBeVisible();
    await host.page.getByRole('button', { name: 'Priority for all 2' }).click();
    await host.page.getByRole('button', { name: 'Undo: keep the show going' }).click();
    await expect(host.page).toHaveURL(/\/dashboard$/);
    await expect(host.page.getByRole('heading', { name: 'Friday duels' })).toBeVisible();
  });

  await test.step('both fans are in line again, in their order, and may be called', async () => {
    await expect(bert.page).toHaveTitle(/Place 2/, { timeout: 40_000 });
    await send(host.context, 'party/call-next/', {
      partyID,
      count: 1,
      requestKey: crypto.randomUUID(),
    });
    await expect(anna.page.getByRole('button', { name: 'I’m ready' })).toBeVisible({
      timeout: 40_000,
    });
  });
});

test('after the show: the host looks back and says thanks, the fan keeps a card and shows it', async ({
  newCreator,
  newFan,
}) => {
  test.setTimeout(150_000);
  const host = await newCreator();
  const [anna, bert, carl] = [await newFan(), await newFan(), await newFan()];
  const partyID = await openQueue(host, 'Saturday duels');
  for (const fan of [anna, bert]) await join(fan, partyID);
  await playRound(host, partyID, 2);
  await join(carl, partyID);
  await end(host, partyID);

  await test.step('the host reads the evening in one sentence, and whom it left waiting', async () => {
    await host.page.goto(`/party/${partyID}/dashboard/recap`);
    await expect(
      host.page.getByRole('heading', { name: '2 people played with you tonight.' }),
    ).toBeVisible();
    const played = host.page.getByRole('region', { name: /^Who played/ });
    await expect(played.getByText(anna.handle)).toBeVisible();
    await expect(host.page.getByRole('region', { name: /^Still in line 1/ })).toBeVisible();
    await looksWell(host.page);
  });

  await test.step('one press thanks both of them', async () => {
    const thanks = host.page.getByRole('region', { name: 'Say thanks' });
    await thanks.getByLabel('Your message').fill('That was great. See you Friday!');
    await thanks.getByRole('button', { name: 'Send thanks' }).click();
    await expect(thanks.getByText('That was great. See you Friday!')).toBeVisible();
    await expect(thanks.getByRole('button')).toHaveCount(0);
  });

  await test.step('anna finds the thanks on her card, follows, and opens her picture', async () => {
    await anna.page.reload();
    await expect(anna.page.getByRole('heading', { name: /^You played with/ })).toBeVisible();
    await expect(anna.page.getByText('That was great. See you Friday!')).toBeVisible();
    await expect(anna.page.getByText(bert.handle)).toBeVisible();
    await anna.page.getByRole('button', { name: /^Tell me when .* is live$/ }).click();
    await expect(anna.page.getByRole('button', { name: /^Follow / })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await looksWell(anna.page);
    await anna.page.getByRole('button', { name: 'Share' }).click();
    const picture = anna.page.getByRole('img', { name: /^A ticket that says/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1200);
    const download = anna.page.waitForEvent('download');
    await anna.page.getByRole('link', { name: 'Save picture' }).click();
    expect((await download).suggestedFilename()).toBe(`playplus-${host.handle}.png`);
  });

  await test.step('carl, whose turn did not come, reads kind words and has no picture', async () => {
    await carl.page.reload();
    await expect(carl.page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
    await expect(carl.page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  });
});
