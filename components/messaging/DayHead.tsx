import { useTranslation } from '@/hooks/ui/useTranslation';
import { dayName } from '@/lib/shared/days';

/** The day of the messages below it, in the words one would use. Shown in browsers alone. */
export function DayHead({ at }: { at: string }) {
  const { i18n } = useTranslation('chat');
  return <h3>{dayName(at, { language: i18n.language, now: new Date() })}</h3>;
}
