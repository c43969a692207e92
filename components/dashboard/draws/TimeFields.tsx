import { useState } from 'react';
import { Pair } from '@/components/dashboard/list/List.styles';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import {
  nextSunday,
  OPEN_MINUTES,
  PRESET_MINUTES,
  type Preset,
} from '@/hooks/lottery/list/newDraw';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { localMoment, QUARTERS } from '@/lib/i18n/localMoment';
import { DELIVERIES } from '@/lib/shared/lottery/states';

interface Props {
  preset: Preset;
  /** Texts by payload key. */
  errors: Readonly<Record<string, string>>;
}

/** How long it is open, and how the prize reaches its winner. */
export function TimeFields({ preset, errors }: Props) {
  const { t, i18n } = useTranslation('lotteryList');
  const [now] = useState(() => new Date());
  const sunday = nextSunday(now);
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone: 'UTC' });
  const minutes = (count: number) => ({
    value: String(count),
    label:
      count < 60
        ? t('dashboard:plan.minutes', { count })
        : t('dashboard:plan.hours', { count: count / 60 }),
  });
  return (
    <Pair>
      {preset === 'WEEK' ? (
        <>
          <TextField
            name="settings.closesAt"
            type="date"
            label={t('new.closes_day')}
            error={errors['settings.closesAt']}
            defaultValue={sunday.day}
            min={localMoment(now).day}
            required
          />
          <SelectField
            name="time"
            label={t('dashboard:plan.time')}
            defaultValue={sunday.time}
            options={QUARTERS.map((value) => ({
              value,
              label: clock.format(new Date(`1970-01-01T${value}Z`)),
            }))}
          />
        </>
      ) : (
        <SelectField
          name="minutes"
          label={t('new.open_for')}
          defaultValue={String(PRESET_MINUTES[preset])}
          options={[...OPEN_MINUTES.map(minutes), { value: '', label: t('new.by_hand') }]}
        />
      )}
      <SelectField
        name="delivery"
        label={t('new.delivery')}
        options={DELIVERIES.map((value) => ({ value, label: t(`new.delivery_${value}`) }))}
      />
    </Pair>
  );
}
