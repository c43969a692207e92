import type { Hours } from '@/hooks/hours/useHours';
import type { HoursEdit } from '@/hooks/hours/useHoursEdit';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { Lines } from './Hours.styles';
import { WeekRow } from './WeekRow';

/** The hours of every week, a row for each day. */
export function WeekRows({ hours, edit }: { hours: Hours; edit: HoursEdit }) {
  const { t } = useTranslation('hours');
  const { settings, change } = hours;
  return (
    <Lines aria-labelledby="weekly-title">
      <VisuallyHidden as="h2" id="weekly-title">
        {t('week.title')}
      </VisuallyHidden>
      <ul>
        {settings.weekly.map((ranges, weekday) => (
          <WeekRow
            // Seven days in their order are what they are.
            key={DAYS[weekday]}
            weekday={weekday}
            ranges={ranges}
            edit={edit}
            onCopy={() =>
              change({ ...settings, weekly: settings.weekly.map(() => ranges) }, t('week.every'))
            }
          />
        ))}
      </ul>
    </Lines>
  );
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
