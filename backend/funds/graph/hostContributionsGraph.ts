import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  namedType,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  checkMessagePayload,
  hostContributionsPayload,
  refundContributionPayload,
  testContributionPayload,
  thankPayload,
} from '@/lib/shared/fund/fund';
import {
  checkMessage,
  hostContributionsPage,
  refundContribution,
  testContribution,
  thankSupporters,
} from '@/backend/funds/service';
import {
  ContributionListType,
  HostContributionList,
  HostContributionResult,
  VerdictType,
} from './contributionTypesGraph';

const ThankedResult = itemRoot('ThankedResult', namedType<{ count: number }>('Count'));

builder.queryField('hostContributions', (t) =>
  t.field({
    type: HostContributionList,
    args: {
      fundId: t.arg.id(),
      list: t.arg({ type: ContributionListType }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerList(() =>
        hostContributionsPage(context, parsePayload(hostContributionsPayload, args)),
      ),
  }),
);

builder.mutationFields((t) => ({
  checkMessage: t.field({
    type: HostContributionResult,
    description: 'Decides whether the words of a contribution are shown; the money stays.',
    args: {
      fundId: t.arg.id(),
      contributionId: t.arg.id(),
      verdict: t.arg({ type: VerdictType }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => checkMessage(context, parsePayload(checkMessagePayload, args))),
  }),
  refundContribution: t.field({
    type: HostContributionResult,
    args: {
      fundId: t.arg.id(),
      contributionId: t.arg.id(),
      reason: t.arg.string(),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => refundContribution(context, parsePayload(refundContributionPayload, args))),
  }),
  testContribution: t.field({
    type: HostContributionResult,
    args: { fundId: t.arg.id(), amount: t.arg.int(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => testContribution(context, parsePayload(testContributionPayload, args))),
  }),
  thankSupporters: t.field({
    type: ThankedResult,
    args: {
      fundId: t.arg.id(),
      contributionId: t.arg.id({ required: false }),
      text: t.arg.string(),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => thankSupporters(context, parsePayload(thankPayload, args))),
  }),
}));
