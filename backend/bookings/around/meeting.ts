import type { Context } from '@/backend/platform/context';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { actOn, type Seen } from '@/backend/bookings/life/act';

/**
 * Where the two meet: a lobby code, a room, a link; null takes it back. The buyer sees it shortly
 * before the start. Errors: those of `actOn`.
 */
export function setMeeting(
  context: Context,
  { meeting, ...seen }: Seen & { meeting: string | null },
): Promise<BookingPage> {
  return actOn(context, seen, 'CREATOR', 'NOTE_SET', { patch: { meeting } });
}
