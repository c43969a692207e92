import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import type { SlotPickerState } from '@/hooks/slots/useSlotPicker';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { List } from './Slots.styles';
import { Times } from './Times';

/** Days of the list at first, and more on each press. */
const STEP = 5;

/** Every day with free times, one after another. */
export function SlotList({ picker, gone }: { picker: SlotPickerState; gone: readonly string[] }) {
  const { t } = useTranslation('slots');
  const [count, setCount] = useState(STEP);
  const days = picker.days.filter((day) => picker.byDay.has(day));
  return (
    <List>
      {days.slice(0, count).map((day) => (
        <Times key={day} day={day} slots={picker.byDay.get(day) ?? []} {...{ picker, gone }} />
      ))}
      {days.length > count && (
        <Button variant="quiet" onClick={() => setCount(count + STEP)}>
          {t('more_days')}
        </Button>
      )}
    </List>
  );
}
