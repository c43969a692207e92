import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  cancelLottery,
  changeLotteryState,
  closeLottery,
  createLottery,
  creatorLotteriesPage,
  editLottery,
  hostEntriesPage,
  leaveLottery,
  lotteryDetails,
  lotteryEdit,
  lotteryMembersPage,
  myLotteriesPage,
  removeLotteryMember,
  takeBonus,
} from '@/backend/lotteries/service';
import {
  counted,
  openStage,
  refusalOf,
  userIdOf,
  type Stage,
} from '@/__tests__/backend/parties/stage';
import type { TestContext } from '@/__tests__/support/context';
import { enter, openDraw, settings } from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test('P12: how many statements each call of a draw takes', async () => {
  const { creator, fan } = stage;
  const lotteryId = await openDraw(creator);
  for (const nth of [0, 1, 2]) await enter(fan(nth), lotteryId);
  const taken: Record<string, number> = {};
  const count = async <Answer>(
    name: string,
    asker: TestContext,
    call: (context: TestContext) => Promise<Answer>,
  ) => {
    const { context, statements } = counted(asker);
    const answer = await call(context);
    taken[name] = statements();
    return answer;
  };
  await count('enter', fan(3), (context) => enter(context, lotteryId));
  await count('draw', fan(3), (context) => lotteryDetails(context, { lotteryId }));
  await count('members', fan(3), (context) => lotteryMembersPage(context, { lotteryId }));
  await count('bonus', fan(3), (context) =>
    refusalOf(takeBonus(context, { lotteryId, kind: 'FOLLOW' })),
  );
  await count('leave', fan(3), (context) => leaveLottery(context, { lotteryId }));
  await count('console', creator, (context) => lotteryEdit(context, { lotteryId }));
  const { items } = await count('host entries', creator, (context) =>
    hostEntriesPage(context, { lotteryId }),
  );
  await count('remove', creator, (context) =>
    removeLotteryMember(context, {
      ...{ lotteryId, memberId: items[0]?.id ?? '', reason: 'duplicate' },
    }),
  );
  await count('list', stage.visitor, (context) =>
    creatorLotteriesPage(context, { creatorId: userIdOf(creator) }),
  );
  await count('own list', creator, (context) => myLotteriesPage(context, {}));
  const { id } = await count('create', creator, (context) =>
    createLottery(context, { settings: settings(), requestKey: randomUUID() }),
  );
  await count('edit', creator, (context) =>
    editLottery(context, { lotteryId: id, version: 1, settings: settings({ title: 'Other' }) }),
  );
  await count('open', creator, (context) =>
    changeLotteryState(context, { lotteryId: id, action: 'OPEN' }),
  );
  await count('pause', creator, (context) =>
    changeLotteryState(context, { lotteryId: id, action: 'PAUSE' }),
  );
  await count('cancel', creator, (context) => cancelLottery(context, { lotteryId: id }));
  await count('close and draw', creator, (context) => closeLottery(context, { lotteryId }));
  expect(taken).toEqual({
    // Alone or a hundred at once: the draw, what is known of the fans, whom the creator keeps out,
    // the creator's words, their entries with the log, the messages.
    enter: 6,
    draw: 1,
    members: 2,
    bonus: 2,
    leave: 5,
    // One each for the right, the entrants, the log of acts and the keys.
    console: 5,
    'host entries': 2,
    remove: 5,
    list: 1,
    'own list': 1,
    // Two remember the request, one is the live tool that the draw is.
    create: 5,
    // One is the log's.
    edit: 4,
    // Three tell the followers and those who asked, one looks for overlays, one keeps the secret.
    open: 9,
    pause: 5,
    cancel: 10,
    // Closing, reveal and first offer are two transactions, and more than one press's worth of work.
    'close and draw': 20,
  });
});
