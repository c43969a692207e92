import { useTranslation } from '@/hooks/ui/useTranslation';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';

const FORMATS = {
  date: { dateStyle: 'medium' },
  day: { month: 'short', day: 'numeric' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  weekday: { weekday: 'short', hour: 'numeric', minute: '2-digit' },
  slot: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface Props {
  /** UTC, ISO 8601. */
  at: string;
  as: keyof typeof FORMATS;
}

/** A time as the reader writes it: the server, which cannot know their zone, says it in UTC. */
export function LocalTime({ at, as }: Props) {
  const { i18n } = useTranslation();
  const isInBrowser = useIsInBrowser();
  const zone = isInBrowser ? {} : { timeZone: 'UTC' };
  const format = new Intl.DateTimeFormat(i18n.language, { ...FORMATS[as], ...zone });
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.format(new Date(at))}
    </time>
  );
}
