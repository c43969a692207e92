import { LocalTime } from '@/components/shared/LocalTime';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';

const MINUTE_MS = 60_000;
const WEEK_MS = 6 * 24 * 60 * MINUTE_MS;

interface Props {
  /** UTC, ISO 8601. */
  at: string;
}

/** The next free time, as short as it can be said: of today, of this week, or of a later day. */
export function FreeAt({ at }: Props) {
  const { t } = useTranslation('serviceWords');
  const now = useNow(MINUTE_MS);
  if (now === null || Date.parse(at) - now > WEEK_MS) return <LocalTime at={at} as="day" />;
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return (
    <span className="soon">
      {isToday && `${t('card.today')} `}
      <LocalTime at={at} as={isToday ? 'time' : 'weekday'} />
    </span>
  );
}
