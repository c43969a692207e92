import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { SelectField } from '@/components/ui/forms/SelectField';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { SlotPickerState } from '@/hooks/slots/useSlotPicker';
import { useTimeZones } from '@/hooks/ui/time/useTimeZones';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { zoneCity } from '@/lib/slots/words';
import { slotIcons } from './slotIcons';
import { Zone } from './Slots.styles';

const byCity = (a: string, b: string) => zoneCity(a).localeCompare(zoneCity(b));

/** Whose clock the times are on, and how to take another one. */
export function ZoneLine({ picker, children }: { picker: SlotPickerState; children: ReactNode }) {
  const { t } = useTranslation('slots');
  const [isOpen, setIsOpen] = useState(false);
  const { zone, setZone } = picker;
  const { zones, listAll } = useTimeZones(zone);
  if (zone === null) return null;
  return (
    <Zone>
      <p>
        <DrawnIcon drawing={slotIcons.globe} size={20} />
        {t('your_time', { city: zoneCity(zone) })}
      </p>
      <div className="acts">
        <Button
          variant="link"
          size="small"
          aria-expanded={isOpen}
          onClick={() => {
            listAll();
            setIsOpen(!isOpen);
          }}
        >
          {t('change_zone')}
        </Button>
        {children}
      </div>
      {isOpen && (
        <SelectField
          label={t('zone')}
          value={zone}
          options={zones
            .toSorted(byCity)
            .map((value) => ({ value, label: `${zoneCity(value)} (${value})` }))}
          onChange={({ target }) => setZone(target.value)}
        />
      )}
    </Zone>
  );
}
