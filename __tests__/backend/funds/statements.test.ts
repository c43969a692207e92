import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  changeFundState,
  createFund,
  creatorFundsPage,
  editFund,
  fundEdit,
  fundNewsPage,
  fundPage,
  fundRecap,
  hostContributionsPage,
  myFundsPage,
  supportersPage,
} from '@/backend/funds/service';
import type { Context } from '@/backend/platform/context';
import { counted } from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { openFundLife, type FundLife } from '@/__tests__/support/fundLife';
import { aTierSetting, fundSettings } from '@/__tests__/support/fundSettings';

let world: FundLife;
beforeAll(async () => {
  world = await openFundLife();
}, 60_000);
afterAll(() => world.close());

const poll = {
  ...{ id: null, title: 'Which game?', closesAt: null },
  options: ['Mossfall', 'Tidewell'].map((label) => ({ id: null, label })),
};

test('P12: how many statements each call of a fund takes', async () => {
  const fundId = await world.open({ tiers: [aTierSetting(), aTierSetting()], polls: [poll] });
  for (const nth of [0, 1, 2]) await world.give(world.giver(nth), fundId, { amount: 1000 });
  const taken: Record<string, number> = {};
  const count = async <Answer>(
    name: string,
    asker: Context,
    call: (context: Context) => Promise<Answer>,
  ) => {
    const { context, statements } = counted(asker as TestContext);
    const answer = await call(context);
    taken[name] = statements();
    return answer;
  };
  const { nobody, host, creator } = world;
  await count('page', world.giver(0), (context) => fundPage(context, { fundId }));
  await count('page of a visitor', nobody, (context) => fundPage(context, { fundId }));
  await count('supporters', nobody, (context) => supportersPage(context, { fundId }));
  await count('updates', nobody, (context) => fundNewsPage(context, { fundId }));
  await count('console', host, (context) => fundEdit(context, { fundId }));
  await count('host list', host, (context) =>
    hostContributionsPage(context, { fundId, list: 'ALL' }),
  );
  await count('recap', host, (context) => fundRecap(context, { fundId }));
  await count('list', nobody, (context) => creatorFundsPage(context, { creatorId: creator.id }));
  await count('own list', host, (context) => myFundsPage(context, {}));
  const { id } = await count('create', host, (context) =>
    createFund(context, { settings: fundSettings(), requestKey: randomUUID() }),
  );
  await count('edit', host, (context) =>
    editFund(context, { fundId: id, version: 1, settings: fundSettings({ title: 'Other' }) }),
  );
  await count('open', host, (context) => changeFundState(context, { fundId: id, action: 'OPEN' }));
  await count('pause', host, (context) =>
    changeFundState(context, { fundId: id, action: 'PAUSE' }),
  );
  expect(taken).toEqual({
    // The fund with its parts, who gave, what was told, the right, and own declined cards.
    page: 5,
    'page of a visitor': 3,
    supporters: 2,
    updates: 2,
    // One each for the fund, the two lists, two sums, the seller, the suspension, the acts, the keys.
    console: 9,
    'host list': 2,
    recap: 4,
    list: 1,
    'own list': 1,
    // Two remember the request, one is the live tool that the fund is, five are its parts.
    create: 9,
    // One is the log's, one the version with its new parts.
    edit: 12,
    // Three tell the followers and those who asked, one looks for overlays, three ask about payouts.
    open: 13,
    pause: 9,
  });
});
