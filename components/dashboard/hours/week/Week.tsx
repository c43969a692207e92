import { useRef, useState } from 'react';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { axisOf, jumpsOf, shownHours } from '@/hooks/hours/axis';
import { blocksOn, isTail } from '@/hooks/hours/blocks';
import { opened, replaced } from '@/hooks/hours/dayRanges';
import { useDrag } from '@/hooks/hours/useDrag';
import type { HoursEdit } from '@/hooks/hours/useHoursEdit';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import { useKeys } from '@/hooks/hours/useKeys';
import type { Week as ShownWeek } from '@/hooks/hours/useWeek';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { weekdayOf } from '@/lib/i18n/wallClock';
import type { AvailabilitySettings, CalendarBlock } from '@/lib/shared/availability/availability';
import { AddHour, DayColumn } from './DayColumn';
import { Days } from './Days';
import { Legend } from './Legend';
import { DayHead, Grid, QUARTER, Scale } from './Week.styles';
import { WeekHead } from './WeekHead';

interface Props {
  settings: AvailabilitySettings;
  week: ShownWeek;
  edit: HoursEdit;
  blocks: readonly CalendarBlock[];
  onFree: (id: string) => void;
  /** Opens what can be done with a date alone. */
  onDay: (date: string) => void;
}

/** A week of the creator's calendar, to drag on and to change by keyboard. */
export function Week({ settings, week, edit, blocks, onFree, onDay }: Props) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  const [isWhole, setIsWhole] = useState(false);
  const { dates, today } = week;
  const { timeZone: zone } = settings;
  const jumps = jumpsOf(dates, zone);
  const offRanges = (date: string) =>
    edit.ownRanges(date)?.length === 0 ? (settings.weekly[weekdayOf(date)] ?? []) : [];
  const inside = dates.flatMap((date) => [
    ...edit.rangesOn(date),
    ...offRanges(date),
    ...blocksOn(blocks, date, zone).filter((one) => !isTail(one, date, zone)),
  ]);
  const axis = axisOf(shownHours(inside, isWhole), jumps);
  const root = useRef<HTMLDivElement>(null);
  const keys = useKeys(root, edit, dates);
  const drag = useDrag({
    axis,
    onDone: (date, origin, range) => {
      const ranges = edit.rangesOn(date);
      const next = origin ? replaced(ranges, origin, range) : opened(ranges, range);
      edit.changeDate(date, next, range);
    },
  });
  return (
    <Card aria-labelledby="week-title">
      <WeekHead
        week={week}
        edit={edit}
        isWhole={isWhole}
        onWhole={() => setIsWhole((before) => !before)}
      />
      {jumps.map((jump) => (
        <Notice key={jump.date} kind="info">
          {t(jump.by > 0 ? 'week.longer' : 'week.shorter', {
            day: words.date(jump.date),
            hours: (24 * 60 + jump.by) / 60,
            range: words.range(jump),
          })}
        </Notice>
      ))}
      <VisuallyHidden id="hours-keys">{t('open.keys')}</VisuallyHidden>
      <Grid ref={root}>
        <span />
        {dates.map((date) => (
          <DayHead key={date} $isToday={date === today}>
            <button
              type="button"
              aria-label={t('day.open', { day: words.date(date) })}
              title={t('day.open', { day: words.date(date) })}
              onClick={() => onDay(date)}
            >
              {words.weekdayShort(weekdayOf(date))}
              <b>{words.dayNumber(date)}</b>
              {edit.ownRanges(date) && <small>{t('day.own')}</small>}
            </button>
          </DayHead>
        ))}
        <Scale aria-hidden="true">
          {axis.lines.map(
            ({ minutes, isRepeated }, line) =>
              minutes % 60 === 0 && (
                <span
                  key={`${minutes} ${isRepeated ? 2 : 1}`}
                  style={{ top: `calc(${line} * ${QUARTER})` }}
                >
                  {words.time(minutes)}
                </span>
              ),
          )}
        </Scale>
        {dates.map((date) => (
          <DayColumn
            key={date}
            {...{ date, zone, blocks, axis, drag, keys, onFree }}
            ranges={edit.rangesOn(date)}
            offRanges={offRanges(date)}
            jump={jumps.find((one) => one.date === date)}
          />
        ))}
        <span />
        {dates.map((date) => (
          <DayHead key={date} $isToday={false}>
            <AddHour date={date} keys={keys} />
          </DayHead>
        ))}
      </Grid>
      <Days {...{ dates, zone, edit, blocks, onFree, onDay }} />
      <Legend blocks={blocks} />
    </Card>
  );
}
