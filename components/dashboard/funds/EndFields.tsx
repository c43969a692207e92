import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import { endOf, type FundPreset } from '@/hooks/fundconsole/list/newFund';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { localMoment, QUARTERS } from '@/lib/i18n/localMoment';

interface Props {
  preset: FundPreset;
  error: string | undefined;
}

/** When it ends, on the clock of this browser. */
export function EndFields({ preset, error }: Props) {
  const { t, i18n } = useTranslation('fundHost');
  const [now] = useState(() => new Date());
  const end = endOf(preset, now);
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <>
      <TextField
        name="settings.deadlineAt"
        type="date"
        label={t('new.ends')}
        error={error}
        defaultValue={end?.day ?? ''}
        min={localMoment(now).day}
        isOptional={preset === 'NOTHING'}
      />
      <SelectField
        name="time"
        label={t('new.ends_time')}
        defaultValue={end?.time ?? '20:00'}
        options={QUARTERS.map((value) => ({
          value,
          label: clock.format(new Date(`1970-01-01T${value}Z`)),
        }))}
      />
    </>
  );
}
