import { useTranslation } from '@/hooks/ui/useTranslation';

/** Returns what says how long somebody waited: minutes, from an hour on hours and minutes. */
export function useWaitWords(): (seconds: number) => string {
  const { t } = useTranslation('aftershow');
  return (seconds) => {
    const all = Math.round(seconds / 60);
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    return hours === 0 ? t('wait.minutes', { minutes }) : t('wait.hours', { hours, minutes });
  };
}
