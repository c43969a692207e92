import type { ReactNode } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { endedSums } from '@/hooks/order/ended';
import { askedIn } from '@/hooks/order/sentences';
import type { BookingPage } from '@/lib/shared/bookings/views';
import { formatMoney } from '@/lib/shared/money/format';

/** The times that a sentence about an order may name. */
const timesOf = (order: BookingPage): Readonly<Record<string, string | null>> => ({
  start: order.startsAt,
  end: order.endsAt,
  by: order.nextAt,
  due: order.dueAt,
  accepts: order.acceptsAt,
  clears: order.clearsAt,
  late: order.lateCancelAt,
  opens: order.meetingAt,
  until: order.cancelTerms?.until ?? null,
  held: order.heldUntil,
  use: order.useBy,
  proposed: order.proposedStart,
  answer: order.proposalUntil,
  back_at: order.place?.backAt ?? null,
  balance_at: order.balance?.at ?? null,
  balance_by: order.balance?.until ?? null,
});

/** Sentences about one order, with its names, amounts and times in them. Needs the namespace `order`. */
export function useOrderWords(order: BookingPage) {
  const { t, i18n } = useTranslation('order');
  const name = order.other?.name ?? t('orders:somebody');
  const write = (amount: number) =>
    formatMoney({ amount, currency: order.currency }, i18n.language);
  const ended = endedSums(order);
  const isOver = order.state === 'CANCELLED';
  const values = {
    name,
    title: order.title,
    amount: write(order.price),
    deposit: write(order.balance?.deposit ?? order.price),
    rest: write(order.balance?.rest ?? 0),
    net: write(isOver ? ended.received : (order.net ?? order.price)),
    back: write(order.cancelTerms?.back ?? order.refunded),
    refunded: write(ended.back),
    asked: write(askedIn(order)?.amount ?? 0),
    count: order.revisionsLeft,
  };
  const times = timesOf(order);
  const parts: Record<string, ReactNode> = Object.fromEntries(
    Object.entries(times).map(([key, at]) => [
      key,
      at === null ? '…' : <LocalTime at={at} as="slot" />,
    ]),
  );
  return {
    t,
    name,
    write,
    values,
    /** A sentence; its times are those of the reader's clock. */
    tell: (key: string, more: Record<string, unknown> = {}) => (
      <Told text={t(key, { ...values, ...marks(...Object.keys(times)), ...more })} parts={parts} />
    ),
  };
}
