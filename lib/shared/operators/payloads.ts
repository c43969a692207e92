import { z } from 'zod';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { line, lines, requiredLine } from '@/lib/shared/text';
import { OPERATOR_ACTS, REASON_LENGTH } from './operators';

/** Payload of `operator/prove/`: six digits of an app, or a code on paper. */
export const proveOperatorPayload = z.strictObject({ code: line(40).min(6) });

/** Payload of `operator/act/`. */
export const operatorActPayload = z.strictObject({
  act: z.enum(OPERATOR_ACTS),
  subject: requiredLine(60),
  reason: lines(REASON_LENGTH.max).min(REASON_LENGTH.min),
  undoes: idSchema.nullish(),
  /** Of a decided case: what goes back to the buyer, in minor units. */
  amount: z.int().min(0).nullish(),
});

/** A valid request to do something as an operator. */
export type OperatorActInput = z.output<typeof operatorActPayload>;

/** Payload of the lists. */
export const operatorListPayload = z.strictObject({ cursor: cursorSchema });

/** Payload of `operator/get-reports/`. */
export const operatorReportsPayload = z.strictObject({
  isClosed: z.boolean(),
  cursor: cursorSchema,
});

/** Payload of `operator/get-report/`. */
export const operatorReportPayload = z.strictObject({ reportId: idSchema });

/** Payload of `operator/get-case/`. */
export const operatorCasePayload = z.strictObject({ caseId: idSchema });

/** Payload of `operator/search/`. */
export const operatorSearchPayload = z.strictObject({ words: line(100).min(2) });
