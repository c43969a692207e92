import { useState } from 'react';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { TextField } from '@/components/ui/forms/TextField';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import type { PersonalInfo } from '@/hooks/settings/types';
import { useTimeZones } from '@/hooks/ui/time/useTimeZones';
import { textOrNull } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Group, Pair } from './Settings.styles';
import { KeptForm } from './KeptForm';

/** The default: a night. */
const NIGHT = { from: '22:00', to: '08:00' };

/** The hours without notifications, in the user's own time zone. */
export function QuietHours({
  quietHours,
  timeZone,
}: Pick<PersonalInfo, 'quietHours' | 'timeZone'>) {
  const { t } = useTranslation('settings');
  const { zone } = useTimeZones(timeZone);
  const [isOn, setIsOn] = useState(quietHours !== null);
  const { from, to } = quietHours ?? NIGHT;
  const form = useSecureqlForm(
    'accounts/save-quiet-hours/',
    // Fields that are not shown are not part of the form.
    (data) => ({ from: textOrNull(data, 'from'), to: textOrNull(data, 'to'), timeZone: zone }),
  );
  return (
    <KeptForm name="quiet" form={form}>
      <Group>
        <legend>{t('quiet.title')}</legend>
        <SwitchField
          label={t('quiet.switch')}
          hint={t('quiet.hint')}
          checked={isOn}
          onChange={(event) => setIsOn(event.target.checked)}
        />
        {isOn ? (
          <Pair>
            <TextField
              type="time"
              name="from"
              label={t('quiet.from')}
              error={form.fieldErrors.from}
              defaultValue={from}
              required
            />
            <TextField
              type="time"
              name="to"
              label={t('quiet.to')}
              hint={t('quiet.zone', { zone: zone.replaceAll('_', ' ') })}
              error={form.fieldErrors.to}
              defaultValue={to}
              required
            />
          </Pair>
        ) : null}
      </Group>
    </KeptForm>
  );
}
