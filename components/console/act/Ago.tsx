import { useTranslation } from '@/hooks/ui/useTranslation';
import { useNow } from '@/hooks/ui/time/useNow';

const STEP_MS = 5000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** How long ago something was: "19 sec. ago". Empty on the server, whose clock is another one. */
export function Ago({ at }: { at: string }) {
  const { i18n } = useTranslation('console');
  const now = useNow(STEP_MS);
  if (now === null) return null;
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  const format = new Intl.RelativeTimeFormat(i18n.language, { style: 'short' });
  if (seconds < MINUTE_S) return format.format(-seconds, 'second');
  if (seconds < HOUR_S) return format.format(-Math.floor(seconds / MINUTE_S), 'minute');
  if (seconds < 2 * DAY_S) return format.format(-Math.floor(seconds / HOUR_S), 'hour');
  return format.format(-Math.floor(seconds / DAY_S), 'day');
}
