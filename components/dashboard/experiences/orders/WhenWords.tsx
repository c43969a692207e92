import { LocalTime } from '@/components/shared/LocalTime';
import type { OrderWhen } from '@/hooks/experiences/orderWords';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { roughTime } from '@/lib/i18n/time/roughTime';

const MINUTE_MS = 60_000;

/**
 * A length of time where one has to act, else the time itself; the other of the two below it, or left
 * out. Needs the namespace `experiences`.
 */
export function WhenWords({ event, at, isShort = false }: OrderWhen & { isShort?: boolean }) {
  const { t, i18n } = useTranslation('experiences');
  // The server does not know when its page is read.
  const now = useNow(MINUTE_MS);
  const away = now === null ? 0 : Date.parse(at) - now;
  // Who answers too late is told so by the order itself.
  const time = roughTime(event === 'to_answer' ? Math.max(0, away) : Math.abs(away), i18n.language);
  const isLength = event === 'late' || event === 'to_answer';
  const moment = (
    <LocalTime at={at} as={event === 'due_in' || event === 'ended' ? 'date' : 'moment'} />
  );
  if (event === 'ended') return moment;
  if (event === 'accepts') {
    return (
      <>
        <b>{t('order.accepts')}</b>
        {moment}
      </>
    );
  }
  const length = now !== null && t(`order.${away < 0 && !isLength ? 'since' : event}`, { time });
  if (isShort) return isLength ? length : moment;
  return isLength ? (
    <>
      <b>{length}</b>
      {moment}
    </>
  ) : (
    <>
      <b>{moment}</b>
      {length}
    </>
  );
}
