import Link from 'next/link';
import type { ServiceChoice } from '@/hooks/service/useServiceChoice';
import { useMoments } from '@/hooks/ui/time/useMoments';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { checkoutPath } from '@/lib/navigation/tools/experiencePath';
import type { FreeSlot } from '@/lib/shared/availability/availability';
import type { ServicePage } from '@/lib/shared/experiences/views';
import { TellMe } from './TellMe';

interface Props {
  page: ServicePage;
  choice: ServiceChoice;
}

const ROWS = ['first', 'second', 'third'] as const;

/** The next free times on the reader's clock. */
export function NextTimes({ page, choice }: Props) {
  const { t } = useTranslation('service');
  const { days, tier } = choice;
  if (days?.length === 0) {
    return (
      <>
        <p className="quiet">{t('times.none')}</p>
        {page.state === 'PUBLISHED' && <TellMe page={page} what="free" />}
      </>
    );
  }
  return (
    <div className="times">
      <div className="head">
        <h2>{t('times.title')}</h2>
        {days && <span className="quiet">{t('times.zone', { zone: zoneHere() })}</span>}
      </div>
      {days === undefined &&
        ROWS.map((row) => <div key={row} className="waits needs-script" aria-hidden="true" />)}
      {days === null && <p className="quiet">{t('times.failed')}</p>}
      {days?.map((slots) => (
        <Day key={slots[0]?.startsAt} slots={slots} choice={choice} />
      ))}
      {tier && (
        <p className="quiet">
          <Link href={checkoutPath(page.id, tier.id)} prefetch={false}>
            {t('times.all')}
          </Link>
        </p>
      )}
    </div>
  );
}

interface DayProps {
  /** Of one day. */
  slots: readonly FreeSlot[];
  choice: ServiceChoice;
}

function Day({ slots, choice }: DayProps) {
  const { t } = useTranslation('service');
  const { day, time } = useMoments();
  const [first] = slots;
  if (!first) return null;
  const name = day(first.startsAt);
  return (
    <div className="day" role="group" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      <div>
        {slots.map(({ startsAt, seatsLeft }) => (
          <button
            key={startsAt}
            type="button"
            className="slot"
            aria-pressed={startsAt === choice.slot?.startsAt}
            title={seatsLeft > 1 ? t('times.seats', { count: seatsLeft }) : undefined}
            onClick={() => choice.chooseTime(startsAt)}
          >
            {time(startsAt)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The reader's zone by its city: Berlin. */
function zoneHere(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
