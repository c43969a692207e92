import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import { closed, freeHour, opened, replaced } from '@/hooks/hours/dayRanges';
import { blockMoments } from '@/hooks/hours/blocks';
import type { HoursEdit } from '@/hooks/hours/useHoursEdit';
import { useHoursWords } from '@/hooks/hours/useHoursWords';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { DayRange } from '@/lib/shared/availability/availability';
import { LIMITS } from '@/lib/shared/limits';
import { BlockTime } from './BlockTime';
import { RangeFields } from './RangeFields';

interface Props {
  date: string;
  zone: string;
  edit: HoursEdit;
  onClose: () => void;
  /** Reads the calendar again. */
  onBlocked: () => Promise<void>;
}

const KINDS = ['WEEKLY', 'OWN', 'OFF'] as const;

/** What a date has instead of the hours of every week, and time that is kept from them. */
export function DayDialog({ date, zone, edit, onClose, onBlocked }: Props) {
  const { t } = useTranslation('hours');
  const words = useHoursWords();
  const [isBlocking, setIsBlocking] = useState(false);
  const own = edit.ownRanges(date);
  const ranges = edit.rangesOn(date);

  function choose(kind: string) {
    if (kind === 'WEEKLY') edit.setDate(date, null);
    if (kind === 'OFF') edit.setDate(date, []);
    if (kind === 'OWN') edit.setDate(date, ranges.length > 0 ? [...ranges] : [EVENING]);
  }

  const add = () => {
    const hour = freeHour(ranges, (ranges.at(-1)?.to ?? 0) + 15);
    if (hour) edit.setDate(date, opened(ranges, hour));
  };

  return (
    <Dialog isOpen isSheet title={words.date(date)} onClose={onClose}>
      <Stack>
        <ChoiceCards
          legend={t('day.legend')}
          name="day"
          defaultValue={kindOf(own)}
          onChange={choose}
          options={KINDS.map((value) => ({
            value,
            label: t(`day.${value}`),
            hint: t(`day.${value}_hint`),
          }))}
        />
        {own && own.length > 0 && (
          <Stack $gap={1}>
            {own.map((range) => (
              <RangeFields
                key={range.from}
                day={words.date(date)}
                range={range}
                onChange={(after) => edit.setDate(date, replaced(own, range, after))}
                onClose={() => edit.setDate(date, closed(own, range))}
              />
            ))}
            <Button
              variant="quiet"
              size="small"
              icon="plus"
              disabled={own.length >= LIMITS.dayRanges}
              onClick={add}
            >
              {t('day.add')}
            </Button>
          </Stack>
        )}
        {isBlocking ? (
          <BlockTime
            momentsOf={(range) => blockMoments(date, range, zone)}
            onDone={async () => {
              await onBlocked();
              onClose();
            }}
          />
        ) : (
          <Button variant="quiet" size="small" onClick={() => setIsBlocking(true)}>
            {t('block.start')}
          </Button>
        )}
        <Button onClick={onClose}>{t('day.done')}</Button>
      </Stack>
    </Dialog>
  );
}

const EVENING: DayRange = { from: 18 * 60, to: 21 * 60 };

function kindOf(own: readonly DayRange[] | undefined): (typeof KINDS)[number] {
  if (!own) return 'WEEKLY';
  return own.length > 0 ? 'OWN' : 'OFF';
}
