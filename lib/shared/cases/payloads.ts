import { z } from 'zod';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { lines, orNone } from '@/lib/shared/text';
import { CASE_KINDS } from './cases';

/** What is asked for: minor units, or a day. */
const amount = z.int().min(1).nullable().default(null);
const newDue = z.iso.datetime().nullable().default(null);
const words = orNone(lines(LIMITS.caseWords));
const acted = { caseId: idSchema, version: z.int().min(1) };

/** Payload of `resolution-center-bookings`. */
export const caseListPayload = z.strictObject({ cursor: cursorSchema });

/** Payload of `cases/get-case/`. */
export const casePayload = z.strictObject({ bookingId: idSchema });

/** Payload of `cases/open/`; `version` is that of the order on the page. */
export const openCasePayload = z.strictObject({
  bookingId: idSchema,
  version: z.int().min(1),
  kind: z.enum(CASE_KINDS),
  amount,
  newDue,
  words: lines(LIMITS.caseWords).min(1),
});
export type OpenCaseInput = z.output<typeof openCasePayload>;

/** Payload of `cases/change/`: another amount or day. */
export const changeCasePayload = z.strictObject({ ...acted, amount, newDue, words });

/** Payload of `cases/accept/` and `cases/withdraw/`. */
export const caseActPayload = z.strictObject(acted);

/** Payload of `cases/refuse/` and `cases/escalate/`. */
export const caseWordsPayload = z.strictObject({ ...acted, words });
