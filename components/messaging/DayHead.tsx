import { useTranslation } from '@/hooks/ui/useTranslation';
import { isSameDay } from '@/lib/messaging/days';

const A_DAY_MS = 86_400_000;

/** The day of the messages below it, in the words one would use. Shown in browsers alone. */
export function DayHead({ at }: { at: string }) {
  const { t, i18n } = useTranslation('chat');
  const now = new Date();
  const yesterday = new Date(now.getTime() - A_DAY_MS);
  if (isSameDay(at, now.toISOString())) return <h3>{t('day.today')}</h3>;
  if (isSameDay(at, yesterday.toISOString())) return <h3>{t('day.yesterday')}</h3>;
  const day = new Date(at);
  const year = day.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  const format = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year,
  });
  return <h3>{format.format(day)}</h3>;
}
