import Link from 'next/link';
import { SectionHead } from '@/components/dashboard/list/List.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { usePanel } from '@/hooks/secureql/usePanel';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath, resolutionPath } from '@/lib/navigation/tools/experiencePath';

/**
 * A creator's next booking and how many orders wait for them, asked for by the browser: the page's own
 * request is full. Nothing where nobody booked.
 */
export function HostBookings() {
  const { t } = useTranslation('dashboard');
  const { data } = usePanel('bookings/numbers/', {});
  const numbers = data?.bookingNumbers.item;
  useTellRocky('first_sale', Boolean(numbers?.comingNext));
  if (!numbers || (numbers.needsMe === 0 && !numbers.comingNext)) return null;
  const { needsMe, comingNext: next } = numbers;
  return (
    <Card aria-labelledby="host-bookings-title">
      <SectionHead>
        <h2 id="host-bookings-title">{t('bookings.title')}</h2>
        <Link href="/dashboard/experiences">{t('bookings.all')}</Link>
      </SectionHead>
      {next && (
        <Stack $gap={1}>
          <h3>
            {next.startsAt ? (
              <LocalTime at={next.startsAt} as="moment" />
            ) : (
              next.dueAt && (
                <>
                  {t('bookings.due')} <LocalTime at={next.dueAt} as="date" />
                </>
              )
            )}
          </h3>
          <p>
            <bdi>{next.title}</bdi>, <bdi>{next.other?.name ?? t('bookings.nobody')}</bdi>
          </p>
        </Stack>
      )}
      <Cluster>
        {needsMe > 0 && (
          <ButtonLink href="/dashboard/experiences">
            {t('bookings.needs', { count: needsMe })}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={orderPath(next.id)} variant="quiet">
            {t('bookings.open')}
          </ButtonLink>
        )}
        <ButtonLink href={resolutionPath()} variant="link">
          {t('bookings.cases')}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
