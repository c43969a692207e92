import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { newId } from '@/backend/platform/id';
import { inTransaction } from '@/backend/platform/transaction';
import type { FundNews } from '@/lib/shared/fund/views';
import { hostedFund } from '@/backend/funds/access';
import { insertNews, newsBefore } from '@/backend/funds/store/partsWriteRepository';
import { ID } from './lists';
import { visibleFund } from './details';

const FIRST = 3;
const NEXT = 10;

/** The next of what a creator told supporters. Errors: fund.not_found, payload.invalid (cursor). */
export async function fundNewsPage(
  context: Context,
  { fundId, cursor }: { fundId: string; cursor?: string | null | undefined },
): Promise<Page<FundNews>> {
  const before = cursor ? placeOf(cursor, ID) : null;
  await visibleFund(context, fundId);
  return newsOf(context, fundId, before, NEXT);
}

/** The newest of what a creator told, for the page of the fund. */
export const newestNews = (context: Context, fundId: string) =>
  newsOf(context, fundId, null, FIRST);

/** Tells supporters something; the same request tells it once. Errors: auth.required, forbidden. */
export function postFundUpdate(
  context: Context,
  input: { fundId: string; title: string; text: string; requestKey: string },
): Promise<FundNews> {
  return inTransaction(context, async (inner) => {
    const { fundId, title, text, requestKey } = input;
    await hostedFund(inner, fundId, 'SETTINGS', { lock: true });
    const at = inner.now();
    const row = await insertNews(inner.db, { id: newId(), fundId, title, text, requestKey, at });
    return newsView(row);
  });
}

async function newsOf(context: Context, fundId: string, before: string | null, size: number) {
  const rows = await newsBefore(context.db, fundId, { before, limit: size + 1 });
  const items = rows.slice(0, size).map(newsView);
  const last = items.at(-1);
  return { items, cursor: rows.length > size && last ? cursorOf(last.id) : null };
}

function newsView({ id, title, text, at }: { id: string; title: string; text: string; at: Date }) {
  return { id, title, text, at: at.toISOString() };
}
