import { answerItem, answerList, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  changeVisibilityPayload,
  claimContributionPayload,
  contributionPayload,
  myContributionsPayload,
  startContributionPayload,
} from '@/lib/shared/fund/contribution';
import { fundPagePayload, leaderboardPayload } from '@/lib/shared/fund/fund';
import {
  changeVisibility,
  claimContribution,
  leadersOf,
  myContributionsPage,
  ownContribution,
  payContribution,
  startContribution,
  supportersPage,
  withdrawPledge,
} from '@/backend/funds/service';
import {
  LeaderList,
  OwnContributionList,
  OwnContributionResult,
  PeriodType,
  StartedContributionResult,
  SupporterList,
  VisibilityType,
} from './contributionTypesGraph';

builder.queryFields((t) => ({
  fundSupporters: t.field({
    type: SupporterList,
    args: { fundId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => supportersPage(context, parsePayload(fundPagePayload, args))),
  }),
  fundLeaderboard: t.field({
    type: LeaderList,
    args: { fundId: t.arg.id(), period: t.arg({ type: PeriodType }) },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: await leadersOf(context, parsePayload(leaderboardPayload, args)),
      })),
  }),
  contribution: t.field({
    type: OwnContributionResult,
    description: 'A contribution, for its giver alone.',
    args: { contributionId: t.arg.id(), token: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => ownContribution(context, parsePayload(contributionPayload, args))),
  }),
  myContributions: t.field({
    type: OwnContributionList,
    args: { cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => myContributionsPage(context, parsePayload(myContributionsPayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  startContribution: t.field({
    type: StartedContributionResult,
    args: {
      fundId: t.arg.id(),
      amount: t.arg.int(),
      currency: t.arg.string(),
      tierId: t.arg.id({ required: false }),
      tierAnswer: t.arg.string({ required: false }),
      pollOptionId: t.arg.id({ required: false }),
      message: t.arg.string({ required: false }),
      visibility: t.arg({ type: VisibilityType }),
      alias: t.arg.string({ required: false }),
      email: t.arg.string({ required: false }),
      name: t.arg.string({ required: false }),
      locale: t.arg.string(),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => startContribution(context, parsePayload(startContributionPayload, args))),
  }),
  payContribution: t.field({
    type: StartedContributionResult,
    description: 'Goes on to the page to pay on, also after a failure or with another card.',
    args: { contributionId: t.arg.id(), token: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => payContribution(context, parsePayload(contributionPayload, args))),
  }),
  changeVisibility: t.field({
    type: OwnContributionResult,
    args: {
      contributionId: t.arg.id(),
      token: t.arg.string({ required: false }),
      visibility: t.arg({ type: VisibilityType }),
      alias: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => changeVisibility(context, parsePayload(changeVisibilityPayload, args))),
  }),
  withdrawPledge: t.field({
    type: OwnContributionResult,
    args: { contributionId: t.arg.id(), token: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => withdrawPledge(context, parsePayload(contributionPayload, args))),
  }),
  claimContribution: t.field({
    type: OwnContributionResult,
    args: { contributionId: t.arg.id(), token: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => claimContribution(context, parsePayload(claimContributionPayload, args))),
  }),
}));
