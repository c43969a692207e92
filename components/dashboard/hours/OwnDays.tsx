import { IconButton } from '@/components/ui/buttons/IconButton';
import { TextField } from '@/components/ui/forms/TextField';
import type { HoursEdit } from '@/hooks/hours/useHoursEdit';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { AvailabilitySettings } from '@/lib/shared/availability/availability';
import { Chip, Lines, Quiet } from './Hours.styles';
import { OwnDay } from './OwnDays.styles';

interface Props {
  settings: AvailabilitySettings;
  today: string;
  edit: HoursEdit;
  onDay: (date: string) => void;
}

/** Dates to come that have hours of their own, and the way to another. */
export function OwnDays({ settings, today, edit, onDay }: Props) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  const coming = settings.overrides.filter(({ date }) => date >= today);
  return (
    <Lines aria-labelledby="own-days-title">
      <h2 id="own-days-title">{t('own.title')}</h2>
      <ul>
        {coming.map(({ date, ranges }) => (
          <OwnDay key={date}>
            <Chip type="button" onClick={() => onDay(date)}>
              {words.date(date)}
            </Chip>
            <Quiet>
              {ranges.length === 0
                ? t('day.off')
                : ranges.map((range) => words.range(range)).join(', ')}
            </Quiet>
            <IconButton
              icon="close"
              label={t('own.remove', { day: words.date(date) })}
              onClick={() => edit.setDate(date, null)}
            />
          </OwnDay>
        ))}
      </ul>
      <TextField
        // Each day that was chosen leaves an empty field.
        key={coming.length}
        type="date"
        label={t('own.add')}
        min={today}
        onChange={({ target: { value } }) => {
          if (/^2\d{3}-/.test(value) && value >= today) onDay(value);
        }}
      />
    </Lines>
  );
}
