import type { ModeratedCreator } from '@/backend/hosting/service';
import { answerItem, answerList, builder, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { LotteryPrize } from '@/lib/shared/lottery/messages';
import {
  archiveLotteryPayload,
  changeLotteryStatePayload,
  confirmWinnersPayload,
  createLotteryPayload,
  editLotteryPayload,
  lotteryIdPayload,
  lotteryMemberPayload,
  lotteryPagePayload,
  myLotteriesPayload,
  nextInLinePayload,
  removeLotteryMemberPayload,
  runLotteryAgainPayload,
} from '@/lib/shared/lottery/lottery';
import {
  archiveLottery,
  cancelLottery,
  changeLotteryState,
  closeLottery,
  confirmWinners,
  createLottery,
  drawNext,
  editLottery,
  fulfilPrize,
  hostEntriesPage,
  lotteriesAmong,
  lotteryEdit,
  lotteryRecap,
  myLotteriesPage,
  nextInLine,
  removeLotteryMember,
  replayReveal,
  runLotteryAgain,
} from '@/backend/lotteries/service';
import type { LotterySettings, LotterySummary } from '@/backend/lotteries/types';
import { HostEntryList, LotteryEditList, LotteryRecapResult } from './hostTypesGraph';
import {
  ClaimModeType,
  DeliveryType,
  LotteryActionType,
  LotteryListName,
  LotterySummaryList,
  LotterySummaryResult,
} from './typesGraph';

const CountResult = namedType<{ error: string | null; item: { count: number } | null }>(
  'CountResult',
);

const PrizeInput = builder.inputRef<LotteryPrize>('LotteryPrizeInput').implement({
  fields: (t) => ({
    title: t.string(),
    photo: t.string({ required: false }),
    valueMinor: t.int({ required: false }),
    currency: t.string({ required: false }),
    quantity: t.int(),
    delivery: t.field({ type: DeliveryType }),
  }),
});

const SettingsInput = builder.inputRef<LotterySettings>('LotterySettingsInput').implement({
  fields: (t) => ({
    title: t.string(),
    notice: t.string({ required: false }),
    prizes: t.field({ type: [PrizeInput] }),
    ownRules: t.string({ required: false }),
    opensAt: t.string({ required: false }),
    closesAt: t.string({ required: false }),
    openMinutes: t.int({ required: false }),
    liveMinutes: t.int({ required: false }),
    verifiedOnly: t.boolean(),
    followersOnly: t.boolean(),
    minAccountDays: t.int(),
    countries: t.stringList(),
    minAge: t.int({ required: false }),
    notWonDays: t.int(),
    followTickets: t.int(),
    waitedTickets: t.int(),
    maxEntries: t.int({ required: false }),
    claimMode: t.field({ type: ClaimModeType }),
    claimSeconds: t.int(),
  }),
});

builder.queryFields((t) => ({
  lotteryEdit: t.field({
    type: LotteryEditList,
    args: { lotteryId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await lotteryEdit(context, parsePayload(lotteryIdPayload, args))],
      })),
  }),
  hostEntries: t.field({
    type: HostEntryList,
    args: { lotteryId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => hostEntriesPage(context, parsePayload(lotteryPagePayload, args))),
  }),
  myLotteries: t.field({
    type: LotterySummaryList,
    args: {
      list: t.arg({ type: LotteryListName, required: false }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerList(() => myLotteriesPage(context, parsePayload(myLotteriesPayload, args))),
  }),
  lotteryRecap: t.field({
    type: LotteryRecapResult,
    args: { lotteryId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => lotteryRecap(context, parsePayload(lotteryIdPayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  createLottery: t.field({
    type: LotterySummaryResult,
    args: { settings: t.arg({ type: SettingsInput }), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => createLottery(context, parsePayload(createLotteryPayload, args))),
  }),
  editLottery: t.field({
    type: LotterySummaryResult,
    args: {
      lotteryId: t.arg.id(),
      version: t.arg.int(),
      settings: t.arg({ type: SettingsInput }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => editLottery(context, parsePayload(editLotteryPayload, args))),
  }),
  runLotteryAgain: t.field({
    type: LotterySummaryResult,
    args: { lotteryId: t.arg.id(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => runLotteryAgain(context, parsePayload(runLotteryAgainPayload, args))),
  }),
  archiveLottery: t.field({
    type: LotterySummaryResult,
    args: { lotteryId: t.arg.id(), isArchived: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => archiveLottery(context, parsePayload(archiveLotteryPayload, args))),
  }),
  changeLotteryState: t.field({
    type: LotterySummaryResult,
    description: 'OPEN publishes the commitment; a draft with `opensAt` is planned by it.',
    args: { lotteryId: t.arg.id(), action: t.arg({ type: LotteryActionType }) },
    resolve: (_root, args, context) =>
      answerItem(() => changeLotteryState(context, parsePayload(changeLotteryStatePayload, args))),
  }),
  closeLottery: t.field({
    type: LotterySummaryResult,
    description: 'Freezes the list; the order follows by itself. Pressed twice it does so once.',
    args: { lotteryId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => closeLottery(context, parsePayload(lotteryIdPayload, args))),
  }),
  cancelLottery: t.field({
    type: LotterySummaryResult,
    description: 'Ends it without a winner; its secret is revealed all the same.',
    args: { lotteryId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => cancelLottery(context, parsePayload(lotteryIdPayload, args))),
  }),
  drawNext: t.field({
    type: CountResult,
    description: 'Offers the next prize of a live draw to the next in the order.',
    args: { lotteryId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => drawNext(context, parsePayload(lotteryIdPayload, args))) as never,
  }),
  replayReveal: t.field({
    type: CountResult,
    description: 'Overlays play the reveal again; nothing of the draw changes.',
    args: { lotteryId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => replayReveal(context, parsePayload(lotteryIdPayload, args))) as never,
  }),
  confirmWinners: t.field({
    type: CountResult,
    description: 'Tells drawn winners; their clock starts.',
    args: { lotteryId: t.arg.id(), memberIds: t.arg.idList() },
    resolve: (_root, args, context) =>
      answerItem(() => confirmWinners(context, parsePayload(confirmWinnersPayload, args))) as never,
  }),
  nextInLine: t.field({
    type: CountResult,
    description: 'Passes a winner over for a public reason; the next in the order follows.',
    args: { lotteryId: t.arg.id(), memberId: t.arg.id(), reason: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => nextInLine(context, parsePayload(nextInLinePayload, args))) as never,
  }),
  removeLotteryMember: t.field({
    type: CountResult,
    args: { lotteryId: t.arg.id(), memberId: t.arg.id(), reason: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() =>
        removeLotteryMember(context, parsePayload(removeLotteryMemberPayload, args)),
      ) as never,
  }),
  fulfilPrize: t.field({
    type: CountResult,
    description: 'Marks a claimed prize as handed over.',
    args: { lotteryId: t.arg.id(), memberId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => fulfilPrize(context, parsePayload(lotteryMemberPayload, args))) as never,
  }),
}));

builder.objectField(namedType<ModeratedCreator>('ModeratedCreator'), 'lotteries', (t) =>
  t.field({
    type: [namedType<LotterySummary>('LotterySummary')],
    description: 'Drafts and what is not over; none until the invitation is taken.',
    resolve: ({ running }) => lotteriesAmong(running),
  }),
);
