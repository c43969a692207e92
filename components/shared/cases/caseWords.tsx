import type { ReactNode } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { BookingLine } from '@/lib/shared/bookings/views';
import type { ResolutionCase } from '@/lib/shared/cases/cases';
import { formatMoney } from '@/lib/shared/money/format';

/** Sentences about one case, with its names, amounts and times in them. Needs the namespace `cases`. */
export function useCaseWords(line: BookingLine, one: ResolutionCase | null) {
  const { t, i18n } = useTranslation('cases');
  const name = line.other?.name ?? t('somebody');
  const write = (amount: number) => formatMoney({ amount, currency: line.currency }, i18n.language);
  const values = {
    name,
    amount: write(one?.amount ?? 0),
    refund: write(one?.refund ?? 0),
  };
  return {
    t,
    name,
    write,
    values,
    /** A sentence; its times are those of the reader's clock. */
    tell: (key: string, times: Readonly<Record<string, string | null>> = {}) => {
      const all = { until: one?.deadlineAt ?? null, day: one?.newDue ?? null, ...times };
      const parts: Record<string, ReactNode> = Object.fromEntries(
        Object.entries(all).map(([at, time]) => [
          at,
          time === null ? '…' : <LocalTime at={time} as="slot" />,
        ]),
      );
      return <Told text={t(key, { ...values, ...marks(...Object.keys(all)) })} parts={parts} />;
    },
  };
}
