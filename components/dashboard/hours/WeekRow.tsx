import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { closed, freeHour, opened, replaced } from '@/hooks/hours/dayRanges';
import type { HoursEdit } from '@/hooks/hours/useHoursEdit';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { DayRange } from '@/lib/shared/availability/availability';
import { LIMITS } from '@/lib/shared/limits';
import { space } from '@/styles/tokens';
import { Chip, Quiet } from './Hours.styles';
import { RangeFields } from './RangeFields';

interface Props {
  weekday: number;
  ranges: readonly DayRange[];
  edit: HoursEdit;
  /** Puts these hours on every day. */
  onCopy: () => void;
}

/** What a day that was closed begins with. */
const EVENING: DayRange = { from: 18 * 60, to: 21 * 60 };

const Root = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
  min-height: 3.5rem;
`;

const Ranges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block: ${space[1]};
`;

/** A weekday of every week: open or closed, its hours, and each of them to change. */
export function WeekRow({ weekday, ranges, edit, onCopy }: Props) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  // The hours that are being changed, by their place.
  const [place, setPlace] = useState<number | null>(null);
  const day = words.weekday(weekday);
  const chosen = place === null ? undefined : ranges[place];

  function toggle(isOpen: boolean) {
    setPlace(null);
    edit.changeWeekday(weekday, isOpen ? [EVENING] : []);
  }

  function add() {
    const hour = freeHour(ranges, (ranges.at(-1)?.to ?? EVENING.from - 15) + 15);
    if (!hour) return;
    const next = opened(ranges, hour);
    edit.changeWeekday(weekday, next, hour);
    setPlace(next.findIndex((one) => one.from <= hour.from && one.to >= hour.to));
  }

  function change(before: DayRange, after: DayRange) {
    const next = replaced(ranges, before, after);
    edit.changeWeekday(weekday, next, after);
    setPlace(next.findIndex((one) => one.from <= after.from && one.to >= after.to));
  }

  function close(range: DayRange) {
    edit.changeWeekday(weekday, closed(ranges, range), range);
    setPlace(null);
  }

  return (
    <li>
      <Root>
        <SwitchField
          label={<span title={day}>{words.weekdayShort(weekday)}</span>}
          checked={ranges.length > 0}
          onChange={(event) => toggle(event.target.checked)}
        />
        <Ranges>
          {ranges.length === 0 && <Quiet>{t('week.closed')}</Quiet>}
          {ranges.map((range, index) => (
            <Chip
              key={range.from}
              type="button"
              aria-expanded={index === place}
              aria-label={t('range.change', { day, range: words.range(range) })}
              onClick={() => setPlace(index === place ? null : index)}
            >
              {words.range(range)}
            </Chip>
          ))}
        </Ranges>
        <IconButton
          icon="plus"
          tone="accent"
          label={t('week.add', { day })}
          disabled={ranges.length >= LIMITS.dayRanges}
          onClick={add}
        />
      </Root>
      {chosen && (
        <RangeFields
          day={day}
          range={chosen}
          onChange={(after) => change(chosen, after)}
          onClose={() => close(chosen)}
          onCopy={onCopy}
        />
      )}
    </li>
  );
}
