import Link from 'next/link';
import { Amount } from '@/components/shared/money/Amount';
import { LocalTime } from '@/components/shared/LocalTime';
import { PrivateArea } from '@/components/shared/private/PrivateArea';
import { usePanel } from '@/hooks/secureql/usePanel';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import type { BookingLine } from '@/lib/shared/bookings/views';
import { SumRow } from './Orders.styles';

/** What comes next, what can be paid out, and what comes after it. */
export function Sums({ next }: { next: BookingLine | null }) {
  const { t } = useTranslation('experiences');
  const { data } = usePanel('payouts/get-overview/', {});
  const overview = data?.payoutOverview.item;
  const currency = overview?.currency;
  return (
    <PrivateArea>
      <SumRow>
        <section aria-labelledby="sum-next">
          <h2 id="sum-next">{t('sums.next')}</h2>
          {next?.startsAt ? (
            <>
              <strong>
                <LocalTime at={next.startsAt} as="weekday" />
              </strong>
              <p>
                <Link href={orderPath(next.id)}>
                  <bdi>{next.other?.name ?? t('order.nobody')}</bdi>, <bdi>{next.title}</bdi>
                </Link>
              </p>
            </>
          ) : (
            <p>{t('sums.nothing')}</p>
          )}
        </section>
        {(['available', 'clearing'] as const).map((stage) => (
          <section key={stage} aria-labelledby={`sum-${stage}`} aria-busy={!data}>
            <h2 id={`sum-${stage}`}>{t(`sums.${stage}`)}</h2>
            <strong>
              {overview && currency ? (
                <Amount amount={overview[stage].amount} currency={currency} />
              ) : (
                '–'
              )}
            </strong>
            {stage === 'available' && (
              <p>
                <Link href="/dashboard/payouts">{t('sums.payouts')}</Link>
              </p>
            )}
          </section>
        ))}
      </SumRow>
    </PrivateArea>
  );
}
