import { useRef, useState, type KeyboardEvent } from 'react';
import type { SlotPickerState } from '@/hooks/slots/useSlotPicker';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { dayWords } from '@/lib/slots/words';
import { Grid } from './Slots.styles';

const WEEK = 7;

/** How far a key moves, in days. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
  PageUp: -WEEK,
  PageDown: WEEK,
};

/** Where a key leads from a day, by their places in the grid; null: nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  const inWeek = place % WEEK;
  if (key === 'Home') return place - inWeek;
  if (key === 'End') return place - inWeek + WEEK - 1;
  const step = STEPS[key];
  const next = step === undefined ? -1 : place + step;
  return next < 0 || next >= count ? null : next;
}

/** Five weeks of days, those with free times filled. Arrows move by day, Page Up and Down by week. */
export function Calendar({ picker }: { picker: SlotPickerState }) {
  const { t, i18n } = useTranslation('slots');
  const { days, today, day, byDay } = picker;
  const [walked, setWalked] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const reached = walked !== null && days.includes(walked) ? walked : (day ?? today ?? days[0]);
  const stop = reached !== undefined && days.includes(reached) ? reached : days[0];

  function walk(event: KeyboardEvent<HTMLTableElement>) {
    const place = placeAfter(event.key, days.indexOf(stop ?? ''), days.length);
    const next = place === null ? undefined : days[place];
    if (next === undefined) return;
    event.preventDefault();
    setWalked(next);
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]`)?.focus();
  }

  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, week * WEEK + WEEK),
  );
  return (
    <Grid ref={grid} role="grid" aria-label={t('days')} onKeyDown={walk}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((date) => (
            <th key={date} scope="col" abbr={dayWords(date, i18n.language, { weekday: 'long' })}>
              {dayWords(date, i18n.language, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date, place) => {
              const free = byDay.get(date)?.length ?? 0;
              const isFirst = date.endsWith('-01') || (date === days[0] && place === 0);
              const name = dayWords(date, i18n.language, {
                ...{ weekday: 'long', day: 'numeric', month: 'long' },
              });
              return (
                <td key={date} aria-selected={date === day}>
                  <button
                    type="button"
                    data-day={date}
                    data-free={free > 0 || undefined}
                    data-open={(date === day && free > 0) || undefined}
                    data-today={date === today || undefined}
                    aria-label={`${name}, ${t('free', { count: free })}`}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={free === 0 || undefined}
                    tabIndex={date === stop ? 0 : -1}
                    onFocus={() => setWalked(date)}
                    onClick={() => free > 0 && picker.openDay(date)}
                  >
                    {isFirst && <small>{dayWords(date, i18n.language, { month: 'short' })}</small>}
                    {Number(date.slice(8))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
