import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day longer ago than this is written with its year. */
const YEAR_MS = 330 * DAY_MS;

interface Props {
  /** UTC, ISO 8601. */
  at: string;
  /** A bank's day, and a week's: the same for every reader, whatever their zone. */
  isOfBank?: boolean;
  /** Somebody waits for it: with its weekday, and "tomorrow" where it is. */
  isAwaited?: boolean;
}

/** A day as the reader writes it; the server, which cannot know their zone, says it in UTC. */
export function Day({ at, isOfBank = false, isAwaited = false }: Props) {
  const { i18n } = useTranslation();
  const now = useNow(60_000);
  const isInBrowser = useIsInBrowser();
  const zone = isOfBank || !isInBrowser ? { timeZone: 'UTC' } : {};
  const day = new Date(at);
  const away = now === null ? null : daysBetween(new Date(now), day, zone);
  const isSoon = isAwaited && (away === 0 || away === 1);
  const isLongAgo = now !== null && now - day.getTime() > YEAR_MS;
  const format = new Intl.DateTimeFormat(i18n.language, {
    month: 'short',
    day: 'numeric',
    ...(isAwaited && !isSoon && { weekday: 'short' }),
    ...(isLongAgo && { year: 'numeric' }),
    ...zone,
  });
  const soon = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {isSoon && `${soon.format(away, 'day')}, `}
      {format.format(day)}
    </time>
  );
}

function daysBetween(from: Date, to: Date, zone: Intl.DateTimeFormatOptions): number {
  const numbers = new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' });
  const midnight = (of: Date) => Date.parse(`${numbers.format(of)}T00:00:00Z`);
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}
