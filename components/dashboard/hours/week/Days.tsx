import { Stack } from '@/components/ui/Stack';
import { blocksOn, freePieces } from '@/hooks/hours/blocks';
import type { HoursEdit } from '@/hooks/hours/useHoursEdit';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { weekdayOf } from '@/lib/i18n/wallClock';
import type { CalendarBlock } from '@/lib/shared/availability/availability';
import { Block } from './Block';
import { DayList, OpenLine } from './Days.styles';

interface Props {
  dates: readonly string[];
  zone: string;
  edit: HoursEdit;
  blocks: readonly CalendarBlock[];
  onFree: (id: string) => void;
  onDay: (date: string) => void;
}

/** The week of a narrow screen: a list by day, where a press opens what can be done. */
export function Days({ dates, zone, edit, blocks, onFree, onDay }: Props) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  return (
    <DayList>
      {dates.map((date) => {
        const taken = blocksOn(blocks, date, zone);
        const open = freePieces(edit.rangesOn(date), taken).map((range) => ({ range, one: null }));
        const rows = [...open, ...taken.map((one) => ({ range: one, one }))].toSorted(
          (a, b) => a.range.from - b.range.from,
        );
        return (
          <li key={date}>
            <button
              type="button"
              aria-label={t('day.open', { day: words.date(date) })}
              onClick={() => onDay(date)}
            >
              <b>{words.weekdayShort(weekdayOf(date))}</b>
              <small>{words.dateShort(date)}</small>
            </button>
            <Stack $gap={1}>
              {rows.length === 0 && (
                <OpenLine type="button" data-is-empty onClick={() => onDay(date)}>
                  {t(edit.ownRanges(date) ? 'day.off' : 'week.closed')}
                </OpenLine>
              )}
              {rows.map(({ range, one }) =>
                one ? (
                  <Block key={one.block.id} day={one} place={undefined} onFree={onFree} />
                ) : (
                  <OpenLine key={range.from} type="button" onClick={() => onDay(date)}>
                    <b>{t('open.word')}</b>
                    <span>{words.range(range)}</span>
                  </OpenLine>
                ),
              )}
            </Stack>
          </li>
        );
      })}
    </DayList>
  );
}
