import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  changeVisibility,
  fundPage,
  hostContributionsPage,
  refundContribution,
  supportersPage,
  thankSupporters,
} from '@/backend/funds/service';
import { newId } from '@/backend/platform/id';
import { alertDesk, myWidgets, steerAlerts } from '@/backend/widgets/service';
import { VISIBILITIES, type Visibility } from '@/lib/shared/fund/states';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { eventsOn } from '@/__tests__/backend/parties/stage';
import { openFundWorld, type FundWorld } from '@/__tests__/support/fundWorld';
import { seedUsers, type SeededUser } from '@/__tests__/support/seed';
import { surfacesOf } from './surfaces';

let world: FundWorld;
let widgetId: string;
let moderator: ReturnType<FundWorld['contextOf']>;
beforeAll(async () => {
  world = await openFundWorld();
  const { db, creator, other, host } = world;
  const [permanent] = await myWidgets(host);
  widgetId = permanent?.id ?? '';
  await db
    .updateTable('widgets')
    .set({ lastUsedAt: world.sandbox.now() })
    .where('id', '=', widgetId)
    .execute();
  await db
    .insertInto('moderatorGrants')
    .values({
      ...{ creatorId: creator.id, userId: other.id, hostRight: 'RUN', state: 'ACTIVE' },
      ...{ invitedAt: world.sandbox.now(), answeredAt: world.sandbox.now() },
    })
    .execute();
  moderator = world.fan(other);
}, 120_000);
afterAll(() => world.close());

/** Amounts that no sum of theirs contains: what is found is a row's. */
const AMOUNTS: Record<Visibility, number> = {
  PUBLIC: 131_100,
  HIDE_AMOUNT: 117_700,
  ALIAS: 123_300,
  ANONYMOUS: 119_900,
};
/** Never openly shown, so that sums tell no single amount. */
const BESIDE = 101_010;

interface Giver {
  visibility: Visibility;
  context: ReturnType<FundWorld['contextOf']>;
  handle: string;
  user: SeededUser | null;
  email: string;
  name: string | null;
  contributionId: string;
}

/** One giver for each choice, by account or without, whose words are approved. */
async function stage(kind: 'account' | 'visitor') {
  const prefix = `secret${newId().slice(-6)}`;
  const fundId = await world.makeFund({ goal: 9_000_000 });
  const tierId = await world.makeTier(fundId, 100_000);
  await world.db
    .updateTable('fundTiers')
    .set({ title: 'Hundredthousand' })
    .where('id', '=', tierId)
    .execute();
  await world.give(world.visitor(), fundId, { amount: BESIDE, visibility: 'HIDE_AMOUNT' });
  const people = await seedUsers(world.db, prefix, VISIBILITIES.length, 'FAN');
  await world.db
    .updateTable('users')
    .set({ emailVerifiedAt: world.sandbox.now(), firstName: `First${prefix}` })
    .where('handle', 'like', `${prefix}%`)
    .execute();
  const givers: Giver[] = [];
  for (const [nth, visibility] of VISIBILITIES.entries()) {
    const user = kind === 'account' ? (people[nth] ?? null) : null;
    const context = user ? world.fan(user) : world.visitor();
    const handle = `${prefix}-${nth}`;
    const email = user ? `${handle}@seed.test` : `${handle}@visitor.test`;
    const name = user ? null : handle;
    const contributionId = await world.give(context, fundId, {
      ...{ amount: AMOUNTS[visibility], visibility, tierId, message: `Words of ${visibility}` },
      alias: visibility === 'ALIAS' ? `Nightowl${prefix}` : null,
      ...(user ? {} : { email, name }),
    });
    givers.push({ visibility, context, handle, user, email, name, contributionId });
  }
  return { fundId, prefix, givers };
}

const surfaces = (fundId: string) => surfacesOf(world, { fundId, moderator, widgetId });

/** Where the name of a giver may be read. */
const NAMED: Record<Visibility, RegExp> = {
  PUBLIC:
    /^(page|supporters|leaders|leadersOfMonth|update|newest|overlay|alerts|desk|host|moderator|console|moderatorConsole)$/,
  HIDE_AMOUNT: /^(page|supporters|alerts|desk|host|moderator|console|moderatorConsole)$/,
  ALIAS: /^$/,
  ANONYMOUS: /^$/,
};
/** Where somebody's own amount stands beside a row of theirs. */
const COUNTED: Record<Visibility, RegExp> = {
  PUBLIC: /^(page|supporters|leaders|leadersOfMonth|update|newest|overlay|alerts|host|console)$/,
  HIDE_AMOUNT: /^(host|console)$/,
  ALIAS: /^(page|supporters|leaders|leadersOfMonth|update|newest|overlay|alerts|host|console)$/,
  ANONYMOUS: /^(page|supporters|alerts|host|console)$/,
};
/** The creator's own books tell what came in, and never from whom. */
const BOOKS = /^(payouts|payoutFile|export|mails)$/;

async function expectNoLeak(fundId: string, givers: readonly Giver[]): Promise<void> {
  const read = await surfaces(fundId);
  const found: string[] = [];
  for (const [surface, text] of Object.entries(read)) {
    for (const { visibility, handle, user, email } of givers) {
      const amount = AMOUNTS[visibility];
      if (text.includes(handle) && !NAMED[visibility].test(surface)) {
        found.push(`name of ${visibility} in ${surface}`);
      }
      if (user && text.includes(user.id)) found.push(`id of ${visibility} in ${surface}`);
      if (text.includes(email)) found.push(`e-mail of ${visibility} in ${surface}`);
      const isRow = new RegExp(`[":]${amount}[,}"]`).test(text);
      if (isRow && !COUNTED[visibility].test(surface) && !BOOKS.test(surface)) {
        found.push(`amount of ${visibility} in ${surface}`);
      }
    }
    if (text.includes(`First`) && /First(secret)/.test(text))
      found.push(`a real name in ${surface}`);
  }
  expect(found).toEqual([]);
}

test.each(['account', 'visitor'] as const)(
  'what a giver hides (%s) stands in no field of anything that others read',
  async (kind) => {
    const { fundId, givers } = await stage(kind);
    await expectNoLeak(fundId, givers);
    // The open one is found wherever it may be: nothing above was looked for in empty answers.
    const read = await surfaces(fundId);
    const [open] = givers;
    const holding = (what: string) =>
      Object.keys(read).filter((surface) => read[surface]?.includes(what));
    expect(holding(open?.handle ?? '')).toEqual(
      Object.keys(read).filter((one) => NAMED.PUBLIC.test(one)),
    );
    expect(holding(`${AMOUNTS.PUBLIC}`)).toEqual(
      Object.keys(read).filter(
        (one) => COUNTED.PUBLIC.test(one) || (BOOKS.test(one) && one !== 'mails'),
      ),
    );
    const { items } = await supportersPage(world.visitor(), { fundId });
    const tiers = Object.fromEntries(
      givers.map(({ visibility, contributionId }) => [
        visibility,
        items.find(({ id }) => id === contributionId)?.tier,
      ]),
    );
    // A hidden amount hides its reward, whose price tells it.
    expect(tiers).toMatchObject({ PUBLIC: 'Hundredthousand', HIDE_AMOUNT: null });
    const seen = await hostContributionsPage(moderator, { fundId, list: 'ALL' });
    expect(seen.items.length).toBeGreaterThan(0);
    for (const row of seen.items) {
      expect(row).toMatchObject({ amount: null, refunded: null, tier: null, tierAnswer: null });
    }
    const [update] = (await eventsOn(world.db, toolChannel(fundId))).slice(-1);
    expect(JSON.stringify(update)).not.toContain('Words of HIDE_AMOUNT');
    expect(JSON.stringify(update)).not.toContain('Words of ANONYMOUS');
  },
);

test('thanks, a refund and its correction name nobody who is anonymous', async () => {
  const { fundId, givers } = await stage('account');
  await thankSupporters(world.host, { fundId, contributionId: null, text: 'You rock' });
  for (const { contributionId, visibility } of givers) {
    if (visibility === 'PUBLIC') continue;
    const refund = { fundId, contributionId, reason: 'Too much', requestKey: newId() };
    await refundContribution(world.host, refund);
  }
  await world.hear();
  await world.tick();
  await expectNoLeak(fundId, givers);
  const page = await fundPage(world.visitor(), { fundId });
  expect(page.fund.corrections.map(({ kind }) => kind)).toEqual(['REFUND', 'REFUND', 'REFUND']);
});

test('whoever hides afterwards is hidden from then on, also when the alert is shown again', async () => {
  const { fundId, givers } = await stage('account');
  for (const giver of givers) {
    const { context, contributionId } = giver;
    const hidden = { visibility: 'ANONYMOUS' as const, alias: null };
    await changeVisibility(context, { contributionId, token: null, ...hidden });
    giver.visibility = 'ANONYMOUS';
  }
  await world.db.deleteFrom('outbox').execute();
  const { alerts } = await alertDesk(world.host, { toolId: fundId });
  expect(alerts.length).toBeGreaterThan(0);
  for (const { id: alertId } of alerts) {
    const press = { act: 'REPLAY' as const, alertId, requestKey: newId() };
    await steerAlerts(world.host, { toolId: fundId, ...press });
  }
  const read = await surfaces(fundId);
  for (const [surface, text] of Object.entries(read)) {
    for (const { handle } of givers) {
      expect([surface, text.includes(handle)]).toEqual([surface, false]);
    }
  }
});
