import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useSession } from '@/hooks/session/useSession';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import { tryCall } from '@/lib/secureql/tryCall';
import type { BookingPage } from '@/lib/shared/bookings/views';
import type { ErrorCode } from '@/lib/shared/errors';
import { notificationsChannel } from '@/lib/shared/parties/messages';
import type { OrderAct } from './acts';

/** The clock of the server has its second, too. */
const AFTER_MS = 1500;
/** Longer than this no timer waits: the page is read again before. */
const LONGEST_MS = 60 * 60_000;

/** Moments at which the order becomes another one without anybody's doing. */
const momentsOf = (order: BookingPage) =>
  [
    ...[order.startsAt, order.endsAt, order.meetingAt, order.heldUntil, order.acceptsAt],
    ...[
      order.nextAt,
      order.dueAt,
      order.lateCancelAt,
      order.proposalUntil,
      order.cancelTerms?.until,
      order.balance?.at,
    ],
  ].flatMap((at) => (at ? [Date.parse(at)] : []));

/** An order for one of its sides, kept true: after every act, every piece of news, and at its moments. */
export function useOrder(initial: BookingPage) {
  const { user } = useSession();
  const [rendered] = useState({ booking: { error: null, item: initial } });
  const { data, reload } = useSecureql(
    'bookings/get-booking/',
    { bookingId: initial.id },
    rendered,
  );
  const [acted, setActed] = useState<BookingPage | null>(null);
  const [running, setRunning] = useState<OrderAct['path'] | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const isBusy = useRef(false);
  const read = data.booking.item ?? initial;
  const order = acted !== null && acted.version >= read.version ? acted : read;

  const look = useEffectEvent(() => void reload());
  useReadAgain(() => void reload());
  useChannel<{ redirectLink?: string }>(user ? notificationsChannel(user.id) : null, {
    onMessage: ({ redirectLink }) => {
      if (redirectLink?.startsWith(orderPath(initial.id)) === true) void reload();
    },
    onGap: () => void reload(),
  });
  useEffect(() => {
    const now = serverNow();
    const next = Math.min(...momentsOf(order).filter((at) => at > now));
    const timer = setTimeout(look, Math.min(LONGEST_MS, next - now + AFTER_MS));
    return () => clearTimeout(timer);
  }, [order]);

  /** Sends an act; whether it was done. A refusal that says the page is old reads it again. */
  async function act(wish: OrderAct): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setRunning(wish.path);
    setRefusal(null);
    const outcome = await send(order, wish);
    isBusy.current = false;
    setRunning(null);
    setRefusal(outcome.refusal);
    if (outcome.item !== null) setActed(outcome.item);
    else await reload();
    return outcome.item !== null;
  }

  return { order, act, running, refusal, forget: () => setRefusal(null), reload };
}

async function send({ id, version }: BookingPage, { path, more }: OrderAct) {
  // Path and payload belong together in `OrderAct`; TypeScript loses that once they are apart.
  const payload = { bookingId: id, version, ...more } as never;
  const { answer, refusal } = await tryCall(path, payload);
  const item = answer === null ? null : itemOf(answer);
  return { item, refusal: item === null ? (refusal ?? ('internal' as const)) : null };
}

/** The order that an act answered: each has one root. */
function itemOf(answer: object): BookingPage | null {
  const [root] = Object.values(answer) as { item?: BookingPage | null }[];
  return root?.item ?? null;
}

export type Order = ReturnType<typeof useOrder>;
