import '@/backend/liveTools';
import { randomUUID } from 'node:crypto';
import { advanceFunds, changeFundState, createFund, settleDueFunds } from '@/backend/funds/service';
import type { Context } from '@/backend/platform/context';
import type { FundSettings } from '@/lib/shared/fund/fund';
import { fundSettings } from './fundSettings';
import { openFundWorld } from './fundWorld';
import { seedUsers } from './seed';

export type FundLife = Awaited<ReturnType<typeof openFundLife>>;

/**
 * The world of funds with every step of their life by the real calls. `advance` does what is due by
 * the clock of money: starts, deadlines, cards, refunds.
 */
export async function openFundLife() {
  const world = await openFundWorld();
  const givers = await seedUsers(world.db, `giver-${randomUUID().slice(0, 8)}`, 4, 'FAN');
  await world.db.updateTable('users').set({ emailVerifiedAt: new Date() }).execute();
  const nobody: Context = world.context;
  const draft = async (change: Partial<FundSettings> = {}) => {
    const settings = fundSettings(change);
    return (await createFund(world.host, { settings, requestKey: randomUUID() })).id;
  };
  return {
    ...world,
    nobody,
    draft,
    giver: (nth: number): Context => world.contextOf(givers[nth]),
    open: async (change: Partial<FundSettings> = {}) => {
      const fundId = await draft(change);
      await changeFundState(world.host, { fundId, action: 'OPEN' });
      return fundId;
    },
    advance: async () => {
      while (await advanceFunds(nobody));
      for (let round = 0; round < 20 && (await settleDueFunds(nobody)); round += 1) {
        await world.hear();
      }
    },
    /** Where the money of each contribution to a fund stands, in their order. */
    paymentsOf: async (fundId: string) => {
      const rows = await world.db
        .selectFrom('contributions')
        .select('payment')
        .where('fundId', '=', fundId)
        .orderBy('id')
        .execute();
      return rows.map(({ payment }) => payment);
    },
  };
}
