import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import type { Axis, Jump } from '@/hooks/hours/axis';
import { blocksOn, freePieces } from '@/hooks/hours/blocks';
import type { HoursDrag } from '@/hooks/hours/useDrag';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import type { HoursKeys } from '@/hooks/hours/useKeys';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CalendarBlock, DayRange } from '@/lib/shared/availability/availability';
import { Block } from './Block';
import { OpenRoot, Striped } from './Pieces.styles';
import { DayRoot, QUARTER } from './Week.styles';

interface Props {
  date: string;
  zone: string;
  ranges: readonly DayRange[];
  /** The hours every week has there, of a day off that stands instead. */
  offRanges: readonly DayRange[];
  blocks: readonly CalendarBlock[];
  axis: Axis;
  jump: Jump | undefined;
  drag: HoursDrag;
  keys: HoursKeys;
  onFree: (id: string) => void;
}

/** One day of the week: open hours, what takes some of them, and what is being dragged. */
export function DayColumn(props: Props) {
  const { date, zone, ranges, offRanges, blocks, axis, jump, drag, keys, onFree } = props;
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  const day = words.date(date);
  const begins = axis.lines[0]?.minutes ?? 0;
  const taken = blocksOn(blocks, date, zone).filter(({ to }) => to > begins);
  const place = ({ from, to }: DayRange, isRepeated = false) => {
    const [start, end] = [axis.start(from, isRepeated), axis.end(to)];
    const lines = Math.max(1, end - start);
    return { top: `calc(${start} * ${QUARTER})`, height: `calc(${lines} * ${QUARTER} - 2px)` };
  };
  const rangeFor = (from: number) => ranges.find((one) => one.from === from) ?? null;
  const dragged = drag.preview?.date === date ? drag.preview : null;
  return (
    <DayRoot
      role="group"
      aria-label={day}
      data-drag="NEW"
      style={{ height: `calc(${axis.lines.length} * ${QUARTER})` }}
      {...drag.column(date, rangeFor)}
    >
      {offRanges.map((range) => (
        <Striped key={range.from} style={place(range)}>
          {t('day.off')}
        </Striped>
      ))}
      {ranges.map((range) => (
        <OpenHours
          key={range.from}
          {...{ date, day, range, keys, place }}
          pieces={freePieces([range], taken)}
        />
      ))}
      {jump && jump.by < 0 && (
        <Striped style={place(jump)} title={t('week.no_hour')}>
          {t('week.no_hour')}
        </Striped>
      )}
      {taken.map((one) => (
        <Block key={one.block.id} day={one} place={place(one, one.isRepeated)} onFree={onFree} />
      ))}
      {dragged && (
        <OpenRoot $isPreview style={place(dragged.range)}>
          <b>{words.range(dragged.range)}</b>
        </OpenRoot>
      )}
    </DayRoot>
  );
}

interface OpenProps {
  date: string;
  day: string;
  range: DayRange;
  /** Where nobody has it yet; the first of them is what keys and readers find. */
  pieces: readonly DayRange[];
  keys: HoursKeys;
  place: (range: DayRange) => { top: string; height: string };
}

function OpenHours({ date, day, range, pieces, keys, place }: OpenProps) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  const shown = pieces.length > 0 ? pieces : [{ from: range.from, to: range.from + 15 }];
  return shown.map((part, index) => (
    <OpenRoot
      key={part.from}
      style={place(part)}
      data-drag="MOVE"
      data-from={range.from}
      {...(index === 0
        ? {
            role: 'button',
            tabIndex: 0,
            'aria-label': t('open.name', { day, range: words.range(range) }),
            'aria-describedby': 'hours-keys',
            'data-hours': `${date} ${range.from}`,
            onKeyDown: (event: KeyboardEvent) => keys.onKeyDown(event, date, range),
          }
        : { 'aria-hidden': true })}
    >
      {part.from === range.from && <i data-drag="from" />}
      <b>{t('open.word')}</b>
      {part.to - part.from >= 45 && <span>{words.range(part)}</span>}
      {part.to === range.to && <i data-drag="to" />}
    </OpenRoot>
  ));
}

/** Opens an hour of a day by a press or a key. */
export function AddHour({ date, keys }: { date: string; keys: HoursKeys }) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  return (
    <IconButton
      icon="plus"
      tone="accent"
      data-hours={`add ${date}`}
      label={t('week.add', { day: words.date(date) })}
      onClick={() => keys.addHour(date, 18 * 60)}
    />
  );
}

/** All of the day, or what of it is open and taken. */
export function WholeDay({ isWhole, onToggle }: { isWhole: boolean; onToggle: () => void }) {
  const { t } = useTranslation('hours');
  return (
    <Button variant="quiet" size="small" aria-pressed={isWhole} onClick={onToggle}>
      {t('week.whole')}
    </Button>
  );
}
