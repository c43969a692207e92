import type { z } from 'zod';
import type { Context } from '@/backend/platform/context';
import { answerItem, answerList, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { CasePage } from '@/lib/shared/cases/cases';
import {
  caseActPayload,
  caseListPayload,
  casePayload,
  caseWordsPayload,
  changeCasePayload,
  openCasePayload,
} from '@/lib/shared/cases/payloads';
import {
  acceptCase,
  caseLines,
  casePage,
  changeProposal,
  escalateCase,
  openCase,
  refuseCase,
  withdrawCase,
} from '@/backend/cases/service';
import { CaseKindType, CaseLineList, CasePageResult } from './typesGraph';

builder.queryFields((t) => ({
  resolutionBookings: t.field({
    type: CaseLineList,
    description: "The caller's orders that can have a case, or have one.",
    args: { cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => caseLines(context, parsePayload(caseListPayload, args))),
  }),
  orderCase: t.field({
    type: CasePageResult,
    args: { bookingId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => casePage(context, parsePayload(casePayload, args))),
  }),
}));

type PlainAct = (context: Context, input: z.output<typeof caseActPayload>) => Promise<CasePage>;
type SaidAct = (context: Context, input: z.output<typeof caseWordsPayload>) => Promise<CasePage>;

builder.mutationFields((t) => {
  const acted = { caseId: t.arg.id(), version: t.arg.int() };
  const plain = (act: PlainAct) =>
    t.field({
      type: CasePageResult,
      args: acted,
      resolve: (_root, args, context) =>
        answerItem(() => act(context, parsePayload(caseActPayload, args))),
    });
  /** With a few words to it. */
  const said = (act: SaidAct) =>
    t.field({
      type: CasePageResult,
      args: { ...acted, words: t.arg.string({ required: false }) },
      resolve: (_root, args, context) =>
        answerItem(() => act(context, parsePayload(caseWordsPayload, args))),
    });
  return {
    acceptCase: plain(acceptCase),
    withdrawCase: plain(withdrawCase),
    refuseCase: said(refuseCase),
    escalateCase: said(escalateCase),
    changeCase: t.field({
      type: CasePageResult,
      description: 'Asks for another amount or day.',
      args: {
        ...acted,
        amount: t.arg.int({ required: false }),
        newDue: t.arg.string({ required: false }),
        words: t.arg.string({ required: false }),
      },
      resolve: (_root, args, context) =>
        answerItem(() => changeProposal(context, parsePayload(changeCasePayload, args))),
    }),
    openCase: t.field({
      type: CasePageResult,
      args: {
        bookingId: t.arg.id(),
        version: t.arg.int(),
        kind: t.arg({ type: CaseKindType }),
        amount: t.arg.int({ required: false }),
        newDue: t.arg.string({ required: false }),
        words: t.arg.string(),
      },
      resolve: (_root, args, context) =>
        answerItem(() => openCase(context, parsePayload(openCasePayload, args))),
    }),
  };
});
