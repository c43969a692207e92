import { useTranslation } from '@/hooks/ui/useTranslation';
import { useNow } from '@/hooks/ui/time/useNow';

const MINUTE_MS = 60_000;

/** How long somebody has waited or been away, in minutes, from an hour on in hours and minutes. */
export function WaitSoFar({ since }: { since: string }) {
  const { i18n } = useTranslation('console');
  const now = useNow(MINUTE_MS / 2);
  if (now === null) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  const written = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'short' }).format(
      value,
    );
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return written(minutes, 'minute');
  return `${written(hours, 'hour')} ${written(minutes % 60, 'minute')}`;
}
