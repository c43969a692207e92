import { callSecureql } from './support/people';
import { openQueue } from './support/show';
import { expect, test, type Member } from './support/test';

/** Makes a draw and opens it, without the forms; returns its id. */
async function openDraw(host: Member, title: string): Promise<string> {
  const send = async (path: string, payload: Record<string, unknown>) => {
    const { body } = await callSecureql(host.context, path, payload);
    const [root] = Object.values(body) as { error: string | null; item: { id: string } }[];
    if (!root || root.error !== null) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return root.item.id;
  };
  const prize = { title: 'Mug', photo: null, valueMinor: null, currency: null };
  const lotteryId = await send('lottery/create-lottery/', {
    requestKey: crypto.randomUUID(),
    settings: {
      ...{ title, notice: null, ownRules: null, opensAt: null, closesAt: null, openMinutes: 30 },
      liveMinutes: null,
      prizes: [{ ...prize, quantity: 1, delivery: 'DIGITAL' }],
      ...{ verifiedOnly: false, followersOnly: false, minAccountDays: 0, countries: [] },
      ...{ minAge: null, notWonDays: 0, followTickets: 0, waitedTickets: 0, maxEntries: null },
      ...{ claimMode: 'LIVE', claimSeconds: 120 },
    },
  });
  return send('lottery/change-state/', { lotteryId, action: 'OPEN' });
}

test('a first draw: a preset and a prize are enough, and lead to its console', async ({
  newCreator,
  complaints,
}) => {
  complaints.allow(/create-lottery/);
  const { page } = await newCreator();
  await page.goto('/dashboard/home');
  await page.getByRole('link', { name: 'PlayChance' }).click();
  await expect(page.getByRole('heading', { name: 'Your first draw takes a minute' })).toBeVisible();
  await page.getByRole('button', { name: 'New draw' }).click();
  const dialog = page.getByRole('dialog', { name: 'New draw' });
  await dialog.getByRole('button', { name: 'Create draw' }).click();
  // Nothing is made without a prize; the field says so and has the focus.
  await expect(dialog.getByLabel('Prize', { exact: true })).toBeFocused();
  await dialog.getByLabel('Prize', { exact: true }).fill('Wireless headset');
  await dialog.getByLabel(/^Value/).fill('129,50');
  await dialog.getByRole('button', { name: 'Create draw' }).click();
  await expect(page).toHaveURL(/\/chance\/[\da-f-]+\/dashboard$/);
});

test('a draft stays in the list; a draw that was called off is archived and run again', async ({
  newCreator,
}) => {
  const host = await newCreator();
  const { page } = host;
  const lotteryId = await openDraw(host, 'Key rain');
  await page.goto('/dashboard/chance');
  const current = page.getByRole('list', { name: 'Your draws now' });
  await expect(current.getByText('Nobody has entered yet')).toBeVisible();
  await expect(current.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);

  await page.getByRole('button', { name: 'New draw' }).click();
  await page.getByText('Several prizes').click();
  await page.getByLabel('Name of the draw').fill('Big night');
  await page.getByLabel('Prize 1', { exact: true }).fill('Headset');
  await page.getByLabel('Prize 2', { exact: true }).fill('Game key');
  await page.getByLabel('How many').nth(1).fill('3');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(current.getByRole('listitem').filter({ hasText: 'Big night' })).toContainText(
    '4 prizes',
  );

  await callSecureql(host.context, 'lottery/cancel/', { lotteryId });
  await page.reload();
  const past = page.getByRole('region', { name: 'Past draws' });
  await expect(past.getByText('Canceled')).toBeVisible();
  await past.getByRole('button', { name: 'More for Key rain' }).click();
  await past.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(past.getByText('Past draws show up here.')).toBeVisible();
  await past.getByRole('button', { name: 'Show archived' }).click();
  const archived = page.getByRole('region', { name: 'Archived draws' });
  await archived.getByRole('button', { name: 'More for Key rain' }).click();
  await archived.getByRole('button', { name: 'Bring back' }).click();
  await archived.getByRole('button', { name: 'Back to past draws' }).click();
  await past.getByRole('button', { name: /^Run it again/ }).click();
  await expect(page).toHaveURL(/\/chance\/[\da-f-]+\/dashboard$/);
});

test('a draw stands where a creator’s viewers look, and at home for who is in it', async ({
  newCreator,
  newFan,
}) => {
  const host = await newCreator();
  const fan = await newFan();
  const lotteryId = await openDraw(host, 'Winter giveaway');
  // The only live tool is what the link for good leads to.
  await fan.page.goto(`/${host.handle}/live`);
  await expect(fan.page).toHaveURL(new RegExp(`/chance/${lotteryId}$`));
  await callSecureql(fan.context, 'lottery/join-lottery/', { lotteryId, salt: '5a'.repeat(16) });
  await callSecureql(fan.context, 'favorites/save-favorite/', {
    targetType: 'CREATOR',
    targetId: await creatorIdOf(fan, host.handle),
    notifyLive: true,
  });

  await fan.page.goto('/dashboard/home');
  const mine = fan.page.getByRole('region', { name: 'Your draws' });
  await expect(mine).toContainText('1 in 1');
  await expect(mine.getByRole('link', { name: /^See the draw/ })).toHaveAttribute(
    'href',
    `/chance/${lotteryId}`,
  );
  await fan.page.goto('/dashboard/favorites');
  await expect(fan.page.getByRole('link', { name: /^Enter the draw/ })).toBeVisible();

  await openQueue(host, 'Friday squad');
  await fan.page.goto(`/${host.handle}/live`);
  const live = fan.page.getByRole('region', { name: 'Live now' });
  await expect(live.getByRole('link', { name: /^Join the line/ })).toBeVisible();
  await live.getByRole('link', { name: /^Enter the draw/ }).click();
  await expect(fan.page).toHaveURL(new RegExp(`/chance/${lotteryId}$`));

  await host.page.goto('/dashboard/home');
  // The queue takes the card on air; the draw runs beside it.
  const beside = host.page.getByRole('region', { name: /^Also running/ });
  await expect(beside.getByRole('heading', { name: 'Winter giveaway' })).toBeVisible();
  await expect(beside.getByText('1 entered')).toBeVisible();
});

async function creatorIdOf({ context }: Member, handle: string): Promise<string> {
  const { body } = await callSecureql(context, 'get-banner-info', { handle });
  const { items } = body.userCreators as { items: { id: string }[] };
  return items[0]?.id ?? '';
}
