import {
  answerItem,
  answerList,
  builder,
  namedType,
  type ItemAnswer,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  addOfflinePayload,
  archiveFundPayload,
  changeFundStatePayload,
  createFundPayload,
  editFundPayload,
  endFundPayload,
  endMatchPayload,
  fundIdPayload,
  myFundsPayload,
  postUpdatePayload,
  promiseMatchPayload,
  revealMilestonePayload,
  runFundAgainPayload,
  startSessionPayload,
} from '@/lib/shared/fund/fund';
import {
  addOffline,
  archiveFund,
  cancelFund,
  changeFundState,
  createFund,
  editFund,
  endMatch,
  fundEdit,
  fundRecap,
  myFundsPage,
  postFundUpdate,
  promiseMatch,
  refundFund,
  revealMilestone,
  runFundAgain,
  startFundSession,
} from '@/backend/funds/service';
import { FundEditList, FundRecapResult } from './hostTypesGraph';
import { SettingsInput } from './settingsInput';
import {
  FundActionType,
  FundListName,
  FundNewsResult,
  FundSummaryList,
  FundSummaryResult,
} from './typesGraph';

const CountResult = namedType<ItemAnswer<{ count: number }>>('CountResult');

builder.queryFields((t) => ({
  fundEdit: t.field({
    type: FundEditList,
    args: { fundId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await fundEdit(context, parsePayload(fundIdPayload, args))],
      })),
  }),
  myFunds: t.field({
    type: FundSummaryList,
    args: {
      list: t.arg({ type: FundListName, required: false }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerList(() => myFundsPage(context, parsePayload(myFundsPayload, args))),
  }),
  fundRecap: t.field({
    type: FundRecapResult,
    args: { fundId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => fundRecap(context, parsePayload(fundIdPayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  createFund: t.field({
    type: FundSummaryResult,
    args: { settings: t.arg({ type: SettingsInput }), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => createFund(context, parsePayload(createFundPayload, args))),
  }),
  editFund: t.field({
    type: FundSummaryResult,
    args: { fundId: t.arg.id(), version: t.arg.int(), settings: t.arg({ type: SettingsInput }) },
    resolve: (_root, args, context) =>
      answerItem(() => editFund(context, parsePayload(editFundPayload, args))),
  }),
  runFundAgain: t.field({
    type: FundSummaryResult,
    args: { fundId: t.arg.id(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => runFundAgain(context, parsePayload(runFundAgainPayload, args))),
  }),
  archiveFund: t.field({
    type: FundSummaryResult,
    args: { fundId: t.arg.id(), isArchived: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => archiveFund(context, parsePayload(archiveFundPayload, args))),
  }),
  changeFundState: t.field({
    type: FundSummaryResult,
    args: { fundId: t.arg.id(), action: t.arg({ type: FundActionType }) },
    resolve: (_root, args, context) =>
      answerItem(() => changeFundState(context, parsePayload(changeFundStatePayload, args))),
  }),
  cancelFund: t.field({
    type: FundSummaryResult,
    description: 'Calls it off before its end; everybody gets their money back.',
    args: { fundId: t.arg.id(), reason: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => cancelFund(context, parsePayload(endFundPayload, args))),
  }),
  refundFund: t.field({
    type: FundSummaryResult,
    description: 'Sends everybody their money back after its end.',
    args: { fundId: t.arg.id(), reason: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => refundFund(context, parsePayload(endFundPayload, args))),
  }),
  revealMilestone: t.field({
    type: CountResult,
    args: { fundId: t.arg.id(), milestoneId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => revealMilestone(context, parsePayload(revealMilestonePayload, args))),
  }),
  addOffline: t.field({
    type: CountResult,
    args: { fundId: t.arg.id(), amount: t.arg.int(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => addOffline(context, parsePayload(addOfflinePayload, args))),
  }),
  postFundUpdate: t.field({
    type: FundNewsResult,
    args: {
      fundId: t.arg.id(),
      title: t.arg.string(),
      text: t.arg.string(),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => postFundUpdate(context, parsePayload(postUpdatePayload, args))),
  }),
  startFundSession: t.field({
    type: CountResult,
    args: { fundId: t.arg.id(), goal: t.arg.int({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => startFundSession(context, parsePayload(startSessionPayload, args))),
  }),
  promiseMatch: t.field({
    type: CountResult,
    args: {
      fundId: t.arg.id(),
      name: t.arg.string(),
      upTo: t.arg.int(),
      until: t.arg.string(),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => promiseMatch(context, parsePayload(promiseMatchPayload, args))),
  }),
  endMatch: t.field({
    type: CountResult,
    args: { fundId: t.arg.id(), matchId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => endMatch(context, parsePayload(endMatchPayload, args))),
  }),
}));
