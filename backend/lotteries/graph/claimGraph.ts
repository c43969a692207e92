import { answerItem, answerList, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { claimDetailsPayload, claimPayload } from '@/lib/shared/lottery/lottery';
import {
  claimOf,
  claimPrize,
  declinePrize,
  myDraws,
  sendClaimDetails,
} from '@/backend/lotteries/service';
import { ClaimResult, MyDrawList } from './hostTypesGraph';

builder.queryFields((t) => ({
  getClaim: t.field({
    type: ClaimResult,
    args: { uuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => claimOf(context, parsePayload(claimPayload, args))),
  }),
  getDraws: t.field({
    type: MyDrawList,
    description: "The caller's running entries and what they won lately, what waits first.",
    resolve: (_root, _args, context) => answerList(async () => ({ items: await myDraws(context) })),
  }),
}));

builder.mutationFields((t) => ({
  claimPrize: t.field({
    type: ClaimResult,
    args: { uuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => claimPrize(context, parsePayload(claimPayload, args))),
  }),
  declinePrize: t.field({
    type: ClaimResult,
    args: { uuid: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => declinePrize(context, parsePayload(claimPayload, args))),
  }),
  sendClaimDetails: t.field({
    type: ClaimResult,
    args: {
      uuid: t.arg.id(),
      name: t.arg.string({ required: false }),
      email: t.arg.string({ required: false }),
      address: t.arg.string({ required: false }),
      postcode: t.arg.string({ required: false }),
      city: t.arg.string({ required: false }),
      country: t.arg.string({ required: false }),
      note: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => sendClaimDetails(context, parsePayload(claimDetailsPayload, args))),
  }),
}));
