import { useTranslation } from '@/hooks/ui/useTranslation';

const WEEK_MS = 6 * 86_400_000;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/**
 * Moments (UTC ISO 8601) in the reader's language and zone, to stand in a sentence. The server does
 * not know the zone: only for what is rendered in the browser.
 */
export function useMoments() {
  const { i18n } = useTranslation();
  const written = (at: string, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, format).format(new Date(at));
  return {
    time: (at: string) => written(at, TIME),
    day: (at: string) => written(at, DAY),
    /** With its day of the week, and with its date where that is not of this week. */
    moment: (at: string, now: number) =>
      written(
        at,
        Date.parse(at) - now > WEEK_MS ? { ...DAY, ...TIME } : { weekday: 'short', ...TIME },
      ),
  };
}
