import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  namedType,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { ShownTool } from '@/backend/widgets/service';
import {
  creatorLotteriesPayload,
  joinLotteryAsNewPayload,
  joinLotteryPayload,
  lotteryIdPayload,
  lotteryPagePayload,
  takeBonusPayload,
} from '@/lib/shared/lottery/lottery';
import {
  creatorLotteriesPage,
  joinLottery,
  joinLotteryAsNew,
  leaveLottery,
  lotteryDetails,
  lotteryMembersPage,
  takeBonus,
} from '@/backend/lotteries/service';
import type { MyLotteryEntry, PublicLottery } from '@/backend/lotteries/types';
import {
  BonusKindType,
  LotteryMemberList,
  LotteryRoot,
  LotterySummaryList,
  LotteryType,
  MyEntryType,
  MyLotteryEntryResult,
} from './typesGraph';

interface EnteredAsNew {
  entry: MyLotteryEntry;
  handle: string;
}

const EnteredAsNewType = builder.objectRef<EnteredAsNew>('EnteredAsNew').implement({
  fields: (t) => ({
    entry: t.expose('entry', { type: MyEntryType }),
    handle: t.exposeString('handle'),
  }),
});
const EnteredAsNewResult = itemRoot('EnteredAsNewResult', EnteredAsNewType);

builder.queryFields((t) => ({
  getLottery: t.field({
    type: LotteryRoot,
    args: { lotteryId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await lotteryDetails(context, parsePayload(lotteryIdPayload, args))],
      })),
  }),
  creatorLotteries: t.field({
    type: LotterySummaryList,
    args: { creatorId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => creatorLotteriesPage(context, parsePayload(creatorLotteriesPayload, args))),
  }),
  lotteryMembers: t.field({
    type: LotteryMemberList,
    args: { lotteryId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => lotteryMembersPage(context, parsePayload(lotteryPagePayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  joinLottery: t.field({
    type: MyLotteryEntryResult,
    args: {
      lotteryId: t.arg.id(),
      salt: t.arg.string({ description: '16 random bytes of the browser, hex.' }),
      country: t.arg.string({ required: false }),
      isOfAge: t.arg.boolean({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => joinLottery(context, parsePayload(joinLotteryPayload, args))),
  }),
  joinLotteryAsNew: t.field({
    type: EnteredAsNewResult,
    args: {
      lotteryId: t.arg.id(),
      handle: t.arg.string(),
      salt: t.arg.string(),
      country: t.arg.string({ required: false }),
      isOfAge: t.arg.boolean({ required: false }),
      requestKey: t.arg.string(),
      locale: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        const payload = parsePayload(joinLotteryAsNewPayload, args);
        const { result, opened } = await joinLotteryAsNew(context, payload);
        if (opened) context.setSession(opened.session);
        return result;
      }),
  }),
  leaveLottery: t.field({
    type: MyLotteryEntryResult,
    args: { lotteryId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => leaveLottery(context, parsePayload(lotteryIdPayload, args))),
  }),
  takeBonus: t.field({
    type: MyLotteryEntryResult,
    description: 'Counts a free act that the viewer has done.',
    args: { lotteryId: t.arg.id(), kind: t.arg({ type: BonusKindType }) },
    resolve: (_root, args, context) =>
      answerItem(() => takeBonus(context, parsePayload(takeBonusPayload, args))),
  }),
}));

builder.objectField(namedType<ShownTool>('ShownTool'), 'lottery', (t) =>
  t.field({
    type: LotteryType,
    nullable: true,
    resolve: ({ kind, snapshot }) => (kind === 'LOTTERY' ? (snapshot as PublicLottery) : null),
  }),
);
