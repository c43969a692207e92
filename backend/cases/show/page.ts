import {
  bookingFile,
  caseGround,
  findBooking,
  isGivenTo,
  lineFor,
  sideOf,
  troubledBookings,
  type BookingRow,
} from '@/backend/bookings/service';
import { countMessagesSince } from '@/backend/messaging/service';
import type { Context } from '@/backend/platform/context';
import type { Page } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import { memberId } from '@/backend/platform/member';
import {
  CASES_OF_ORDER,
  type CaseFileSummary,
  type CaseLine,
  type CasePage,
  type ResolutionCase,
} from '@/lib/shared/cases/cases';
import type { BookingStep } from '@/lib/shared/bookings/views';
import { actsIn, choicesOf, withoutSums } from '@/backend/cases/policy';
import { casesOf, newestCases } from '@/backend/cases/store/caseRepository';
import { viewsOf } from './views';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Steps that changed what was agreed, or were to. */
const CHANGES: ReadonlySet<BookingStep['kind']> = new Set([
  ...(['MOVED', 'MOVE_PROPOSED', 'REVISION_ASKED', 'EXTENDED'] as const),
]);

/**
 * What may have gone wrong with an order of the caller's: its newest case, what can be opened and done
 * now, and what the file has by itself. Errors: auth.required, booking.not_found.
 */
export async function casePage(
  context: Context,
  { bookingId }: { bookingId: string },
): Promise<CasePage> {
  const userId = memberId(context);
  const row = await findBooking(context.db, bookingId);
  const side = row ? sideOf(row, userId) : null;
  if (!row || !side || row.money === 'NONE') throw new AppError('booking.not_found');
  const now = context.now();
  const cases = await casesOf(context.db, bookingId);
  const newest = cases[0];
  const isOpen = newest !== undefined && newest.state !== 'CLOSED';
  const views = await viewsOf(context, newest ? [newest] : []);
  const ground = caseGround(row, side, now);
  const canOpen = !isOpen && cases.length < CASES_OF_ORDER;
  const choices = canOpen ? choicesOf(row, side, ground, now) : [];
  const isGiven = isGivenTo(row, side);
  const acts = isOpen ? actsIn(newest, side, isGiven) : [];
  const page: CasePage = {
    ...{ id: row.id, version: row.version, line: await lineFor(context, row, side) },
    case: views.get(bookingId) ?? null,
    ...{ choices, acts },
    ...{ startsAt: iso(row.startsAt), endsAt: iso(row.endsAt) },
    ...{ buyerInAt: iso(row.buyerInAt), creatorInAt: iso(row.creatorInAt) },
    lateCancelAt: iso(ground.lateAt),
    file: await summaryOf(context, row),
  };
  return isGiven ? giftsPage(page) : page;
}

/** Whoever was given it is told nothing of its price, and asks for all of it or nothing. */
function giftsPage(page: CasePage): CasePage {
  return {
    ...page,
    case: page.case && sumless(page.case),
    choices: withoutSums(page.choices).map((choice) => ({ ...choice, back: null })),
  };
}

const sumless = (one: ResolutionCase): ResolutionCase => ({
  ...{ ...one, amount: null, refund: null },
  steps: one.steps.map((step) => ({ ...step, amount: null })),
});

async function summaryOf(context: Context, row: BookingRow): Promise<CaseFileSummary> {
  const { deliveries, steps } = await bookingFile(context, row);
  const { recipientId, creatorId, createdAt: since } = row;
  const messages =
    recipientId === null || creatorId === null
      ? null
      : await countMessagesSince(context, { userId: recipientId, otherId: creatorId, since });
  const changes = steps.filter(({ kind }) => CHANGES.has(kind)).length;
  return { deliveries: deliveries.length, messages, changes };
}

/**
 * The caller's orders that can have a case, or have one, each with its newest. Errors: auth.required,
 * payload.invalid.
 */
export async function caseLines(
  context: Context,
  { cursor }: { cursor?: string | null | undefined },
): Promise<Page<CaseLine>> {
  const page = await troubledBookings(context, cursor ?? null);
  const ids = page.items.map(({ row }) => row.id);
  const newest = ids.length === 0 ? [] : await newestCases(context.db, ids);
  const views = await viewsOf(context, newest);
  return {
    items: page.items.map(({ row, side, line }) => {
      const one = views.get(row.id) ?? null;
      return { id: row.id, line, case: one && isGivenTo(row, side) ? sumless(one) : one };
    }),
    cursor: page.cursor,
  };
}
