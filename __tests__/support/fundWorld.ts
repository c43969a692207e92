import '@/backend/liveTools';
import { addTool } from '@/backend/hosting/service';
import { startContribution } from '@/backend/funds/service';
import { insertFund } from '@/backend/funds/store/fundRepository';
import type { ContributionsTable, FundsTable } from '@/backend/funds/tables';
import type { Context } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import type { Insertable, Selectable } from 'kysely';
import { openMoneyWorld } from './moneyWorld';
import type { SeededUser } from './seed';

export { DAY, HOUR, MINUTE } from './moneyWorld';

type Given = Parameters<typeof startContribution>[1];

/** What a giver fills in, as far as a test says so. */
export type Gift = Partial<Omit<Given, 'fundId'>>;

export type FundWorld = Awaited<ReturnType<typeof openFundWorld>>;

/** The world of money with funds in it: rows written at once, everything else by the real calls. */
export async function openFundWorld() {
  const money = await openMoneyWorld();
  const { db, creator, contextOf, sandbox } = money;
  await db.updateTable('users').set({ emailVerifiedAt: sandbox.now() }).execute();
  // One visitor after the other from an address of their own.
  let visitors = 0;
  const visitor = (): Context => ({ ...contextOf(), clientIp: `10.0.0.${(visitors += 1)}` });
  const host = contextOf(creator, { userType: 'CREATOR' });

  /** A live fund that keeps what it raises, unless told otherwise. */
  async function makeFund(options: Partial<Insertable<FundsTable>> = {}) {
    const id = newId();
    const now = sandbox.now();
    await addTool(money.context, { id, kind: 'FUND', creatorId: creator.id });
    await insertFund(db, {
      ...{ id, creatorId: creator.id, title: 'Two PCs', summary: null, story: null, cover: null },
      ...{ videoUrl: null, currency: 'EUR', mode: 'KEEP', goal: 180_000, state: 'LIVE' },
      ...{ startsAt: null, deadlineAt: null, min: 100, max: 500_000, presets: '[]' },
      ...{ alertMaxChars: 200, thanks: 'Thank you all', sessionBase: null, sessionGoal: null },
      ...{ sessionSince: null, openedAt: now, reachedAt: null, endedAt: null, cancelReason: null },
      ...{ messagesModerated: false, archivedAt: null, createdAt: now, updatedAt: now },
      ...options,
    });
    return id;
  }

  /** A reward of a fund; without stock there are as many as are wanted. */
  async function makeTier(fundId: string, price: number, stock: number | null = null) {
    const id = newId();
    await db
      .insertInto('fundTiers')
      .values({
        ...{ id, fundId, position: 0, title: `A reward for ${price}`, description: null, price },
        ...{ stock, question: null, opensAt: null, closesAt: null, delivery: null, thanks: null },
        retiredAt: null,
      })
      .execute();
    return id;
  }

  async function makePoll(fundId: string): Promise<string[]> {
    const pollId = newId();
    const options = [newId(), newId()];
    await db
      .insertInto('fundPolls')
      .values({ id: pollId, fundId, position: 0, title: 'Which game?', closesAt: null })
      .execute();
    await db
      .insertInto('fundPollOptions')
      .values(options.map((id, position) => ({ id, pollId, fundId, position, label: id })))
      .execute();
    return options;
  }

  async function makeMilestone(fundId: string, amount: number, isHidden = false) {
    const id = newId();
    const title = `At ${amount}`;
    await db
      .insertInto('fundMilestones')
      .values({ id, fundId, amount, title, note: null, isHidden, reachedAt: null })
      .execute();
    return id;
  }

  /** Somebody matches what is given from now on. */
  async function makeMatch(fundId: string, until: Date) {
    const startedAt = sandbox.now();
    await db
      .insertInto('fundMatches')
      .values({
        ...{ id: newId(), fundId, name: 'A shop', upTo: 5000, requestKey: newId() },
        ...{ startedAt, until, endedAt: null },
      })
      .execute();
  }

  /** Fills in the checkout of a fund and opens the page to pay on. */
  function start(context: Context, fundId: string, gift: Gift = {}) {
    const isVisitor = context.actor.userId === null;
    return startContribution(context, {
      ...{ fundId, amount: 2500, currency: 'EUR', tierId: null, tierAnswer: null },
      ...{ pollOptionId: null, message: null, visibility: 'PUBLIC', alias: null },
      email: isVisitor ? `${newId()}@visitor.test` : null,
      ...{ name: null, locale: 'en', requestKey: newId() },
      ...gift,
    });
  }

  const paymentOf = (contributionId: string) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('ref', '=', contributionId)
      .executeTakeFirstOrThrow();

  /** Pays on the open page of a contribution, and lets Stripe's messages in. */
  async function pay(contributionId: string, token = 'pm_card_visa') {
    await money.pay((await paymentOf(contributionId)).id, token);
    await money.hear();
  }

  return {
    ...money,
    ...{ host, visitor, makeFund, makeTier, makePoll, makeMilestone, makeMatch, start, paymentOf },
    payPage: pay,
    /** Gives and pays. */
    give: async (context: Context, fundId: string, gift: Gift = {}, token?: string) => {
      const { contributionId } = await start(context, fundId, gift);
      await pay(contributionId, token);
      return contributionId;
    },
    fan: (user: SeededUser) => contextOf(user),
    rowOf: (id: string): Promise<Selectable<ContributionsTable>> =>
      db.selectFrom('contributions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    fundOf: (id: string) =>
      db.selectFrom('funds').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The saved card turns into another one, which fails when it is charged. */
    cardTurns: async (contributionId: string, token: string) => {
      const { id, customerId } = await paymentOf(contributionId);
      const customer = customerId ?? '';
      const method = await money.stripe.client.paymentMethods.attach(token, { customer });
      await db.updateTable('payments').set({ cardId: method.id }).where('id', '=', id).execute();
    },
  };
}
