import type { Context } from '@/backend/platform/context';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { idSchema } from '@/lib/shared/id';
import { HANDLE_PATTERN } from '@/lib/shared/limits';
import type { OperatorFound, OperatorPerson } from '@/lib/shared/operators/operators';
import { provenSeat } from '@/backend/operators/seat';
import { findByName, type FoundRow } from '@/backend/operators/store/searchRepository';
import { marksByIds, peopleByIds } from './people';

const STRIPE_ID = /^(?:pi|cs|ch|py)_\w{3,200}$/;

/**
 * What has this id, number or handle: no words, so nobody looks around among accounts. Errors:
 * not_found, operator.proof_needed.
 */
export async function operatorSearch(
  context: Context,
  { words }: { words: string },
): Promise<OperatorFound[]> {
  await provenSeat(context);
  const handle = normalizeHandle(words.replace(/^@/, ''));
  const id = idSchema.safeParse(words);
  const rows = await findByName(context.db, {
    id: id.success ? id.data : null,
    handle: HANDLE_PATTERN.test(handle) ? handle : null,
    number: words.toUpperCase(),
    stripeId: STRIPE_ID.test(words) ? words : null,
  });
  const ids = rows.map(({ personId }) => personId);
  const person = await peopleByIds(context, ids);
  const marks = await marksByIds(context, ids);
  return rows.map(({ personId, at, ...row }) => ({
    ...row,
    person: person(personId),
    marks: row.kind === 'USER' ? marks(personId) : [],
    path: pathOf(row, person(personId)),
    at: at.toISOString(),
  }));
}

/** Where everybody sees it. A draft is its creator's, and an order is its two people's. */
function pathOf(
  { kind, id, state }: Pick<FoundRow, 'kind' | 'id' | 'state'>,
  person: OperatorPerson | null,
): string | null {
  if (person === null || state === 'DRAFT') return null;
  switch (kind) {
    case 'USER':
      return `/${person.handle}`;
    case 'SERVICE':
      return `/${person.handle}/${id}`;
    case 'FUND':
      return `/${person.handle}/fund/${id}`;
    case 'DRAW':
      return `/chance/${id}`;
    case 'QUEUE':
      return `/party/${id}`;
    default:
      return null;
  }
}
