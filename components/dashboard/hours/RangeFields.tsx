import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { Select } from '@/components/ui/forms/Field.styles';
import { DAY_MINUTES, STEP } from '@/hooks/hours/dayRanges';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { DayRange } from '@/lib/shared/availability/availability';
import { RangeRoot } from './Hours.styles';

interface Props {
  /** Whose hours: "Friday". */
  day: string;
  range: DayRange;
  onChange: (range: DayRange) => void;
  /** Closes these hours; without it nothing is offered. */
  onClose?: () => void;
  /** Puts the same hours on every day; without it nothing is offered. */
  onCopy?: () => void;
}

/** One range of hours by two lists of quarters. */
export function RangeFields({ day, range, onChange, onClose, onCopy }: Props) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  const options = (from: number, to: number) =>
    Array.from({ length: (to - from) / STEP + 1 }, (_, step) => from + step * STEP).map(
      (minutes) => (
        <option key={minutes} value={minutes}>
          {words.time(minutes)}
        </option>
      ),
    );
  return (
    <RangeRoot>
      <Select
        aria-label={t('range.from', { day })}
        value={range.from}
        onChange={(event) => onChange(from(range, Number(event.target.value)))}
      >
        {options(0, DAY_MINUTES - STEP)}
      </Select>
      <span aria-hidden="true">–</span>
      <Select
        aria-label={t('range.to', { day })}
        value={range.to}
        onChange={(event) => onChange({ ...range, to: Number(event.target.value) })}
      >
        {options(range.from + STEP, DAY_MINUTES)}
      </Select>
      {onClose && (
        <IconButton
          icon="trash"
          label={t('range.close', { day, range: words.range(range) })}
          onClick={onClose}
        />
      )}
      {onCopy && (
        <Button variant="quiet" size="small" onClick={onCopy}>
          {t('range.copy')}
        </Button>
      )}
    </RangeRoot>
  );
}

/** Another beginning keeps the length, as far as the day goes. */
function from(range: DayRange, start: number): DayRange {
  return { from: start, to: Math.min(DAY_MINUTES, start + range.to - range.from) };
}
