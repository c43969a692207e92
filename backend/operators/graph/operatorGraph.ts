import { answerItem, answerList, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  operatorActPayload,
  operatorCasePayload,
  operatorListPayload,
  operatorReportPayload,
  operatorReportsPayload,
  operatorSearchPayload,
  proveOperatorPayload,
} from '@/lib/shared/operators/payloads';
import {
  operate,
  operatorCase,
  operatorCases,
  operatorCategories,
  operatorFeatured,
  operatorLog,
  operatorReport,
  operatorReports,
  operatorSearch,
  operatorState,
  operatorSuspensions,
  prove,
} from '@/backend/operators/service';
import { OperatorCaseList, OperatorCaseResult } from './caseGraph';
import {
  ActType,
  OperatorActResult,
  OperatorCategoryList,
  OperatorFeaturedList,
  OperatorFoundList,
  OperatorLogList,
  OperatorReportList,
  OperatorReportResult,
  OperatorStateResult,
  OperatorSuspensionList,
} from './typesGraph';

builder.queryFields((t) => ({
  operatorState: t.field({
    type: OperatorStateResult,
    resolve: (_root, _args, context) => answerItem(() => operatorState(context)),
  }),
  operatorReports: t.field({
    type: OperatorReportList,
    args: { isClosed: t.arg.boolean(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => operatorReports(context, parsePayload(operatorReportsPayload, args))),
  }),
  operatorReport: t.field({
    type: OperatorReportResult,
    args: { reportId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => operatorReport(context, parsePayload(operatorReportPayload, args))),
  }),
  operatorCases: t.field({
    type: OperatorCaseList,
    args: { cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => operatorCases(context, parsePayload(operatorListPayload, args))),
  }),
  operatorCase: t.field({
    type: OperatorCaseResult,
    args: { caseId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => operatorCase(context, parsePayload(operatorCasePayload, args))),
  }),
  operatorSuspensions: t.field({
    type: OperatorSuspensionList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await operatorSuspensions(context) })),
  }),
  operatorFeatured: t.field({
    type: OperatorFeaturedList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await operatorFeatured(context) })),
  }),
  operatorCategories: t.field({
    type: OperatorCategoryList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await operatorCategories(context) })),
  }),
  operatorLog: t.field({
    type: OperatorLogList,
    args: { cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => operatorLog(context, parsePayload(operatorListPayload, args))),
  }),
  operatorSearch: t.field({
    type: OperatorFoundList,
    args: { words: t.arg.string() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: await operatorSearch(context, parsePayload(operatorSearchPayload, args)),
      })),
  }),
}));

builder.mutationFields((t) => ({
  proveOperator: t.field({
    type: OperatorStateResult,
    args: { code: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => prove(context, parsePayload(proveOperatorPayload, args))),
  }),
  operate: t.field({
    type: OperatorActResult,
    description: 'Does something with a reason, which is written down for good.',
    args: {
      act: t.arg({ type: ActType }),
      subject: t.arg.string(),
      reason: t.arg.string(),
      undoes: t.arg.id({ required: false }),
      amount: t.arg.int({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => operate(context, parsePayload(operatorActPayload, args))),
  }),
}));
