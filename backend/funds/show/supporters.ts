import type { Context } from '@/backend/platform/context';
import { timeCursorOf, timePlaceOf, type Page } from '@/backend/platform/cursor';
import type { Supporter } from '@/lib/shared/fund/messages';
import { supportersBefore, SUPPORTERS } from '@/backend/funds/store/supporterRepository';
import { supporterView } from '@/backend/funds/views';

/** Who gave to a fund that may be seen, newest first. Errors: payload.invalid (cursor). */
export async function supportersOf(
  context: Context,
  fundId: string,
  cursor: string | null | undefined,
): Promise<Page<Supporter>> {
  const before = cursor ? timePlaceOf(cursor) : null;
  const rows = await supportersBefore(context.db, fundId, before);
  const shown = rows.slice(0, SUPPORTERS);
  const last = shown.at(-1);
  const goesOn = rows.length > shown.length && last;
  return {
    items: shown.map(supporterView),
    cursor: goesOn ? timeCursorOf({ at: new Date(last.paidAt), id: last.id }) : null,
  };
}
