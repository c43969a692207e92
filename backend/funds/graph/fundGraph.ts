import type { ModeratedCreator } from '@/backend/hosting/service';
import { answerList, builder, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { ShownTool } from '@/backend/widgets/service';
import { creatorFundsPayload, fundIdPayload, fundPagePayload } from '@/lib/shared/fund/fund';
import type { FundSummary } from '@/lib/shared/fund/views';
import { creatorFundsPage, fundNewsPage, fundPage, fundsAmong } from '@/backend/funds/service';
import type { ShownFund } from '@/backend/funds/types';
import { FundNewsList, FundPageList, FundSummaryList, ShownFundType } from './typesGraph';

builder.queryFields((t) => ({
  getFund: t.field({
    type: FundPageList,
    args: { fundId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await fundPage(context, parsePayload(fundIdPayload, args))],
      })),
  }),
  creatorFunds: t.field({
    type: FundSummaryList,
    args: { creatorId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => creatorFundsPage(context, parsePayload(creatorFundsPayload, args))),
  }),
  fundNews: t.field({
    type: FundNewsList,
    args: { fundId: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => fundNewsPage(context, parsePayload(fundPagePayload, args))),
  }),
}));

builder.objectField(namedType<ShownTool>('ShownTool'), 'fund', (t) =>
  t.field({
    type: ShownFundType,
    nullable: true,
    resolve: ({ kind, snapshot }) => (kind === 'FUND' ? (snapshot as ShownFund) : null),
  }),
);

builder.objectField(namedType<ModeratedCreator>('ModeratedCreator'), 'funds', (t) =>
  t.field({
    type: [namedType<FundSummary>('FundSummary')],
    description: 'Drafts and what is not over; none until the invitation is taken.',
    resolve: ({ running }) => fundsAmong(running),
  }),
);
