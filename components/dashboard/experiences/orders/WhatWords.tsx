import { LocalTime } from '@/components/shared/LocalTime';
import { orderWords } from '@/hooks/experiences/orderWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { BookingLine } from '@/lib/shared/bookings/views';

/** What an order waits for: with the time that is asked for, or the tier that is booked. */
export function WhatWords({ line }: { line: BookingLine }) {
  const { t } = useTranslation('experiences');
  const { what } = orderWords(line);
  const { other, startsAt, tierName } = line;
  const name = other?.name ?? t('order.nobody');
  return (
    <>
      {t(`order.${what}`, { name })}
      {what === 'wants' && startsAt && (
        <>
          {' '}
          <LocalTime at={startsAt} as="moment" />
        </>
      )}
      {what === 'booked' && (
        <>
          {' '}
          <bdi>{tierName}</bdi>
        </>
      )}
    </>
  );
}
