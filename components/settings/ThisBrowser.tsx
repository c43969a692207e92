import { Standing } from '@/components/shared/push/Standing';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { usePush } from '@/hooks/push/usePush';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Group } from './Settings.styles';

/** Whether this browser shows alerts while no page is open. Loaded once the settings are shown. */
export function ThisBrowser() {
  const { t } = useTranslation('push');
  const { standing, isAsking, refusal, turnOn, turnOff } = usePush();
  if (standing === null) return null;
  const isOn = standing === 'on';
  const canSwitch = isOn || standing === 'possible' || standing === 'failed';
  return (
    <Group>
      <legend>{t('browser.title')}</legend>
      {canSwitch ? (
        <SwitchField
          label={t('browser.switch')}
          hint={t('browser.hint')}
          checked={isOn}
          aria-busy={isAsking}
          onChange={(event) => void (event.target.checked ? turnOn() : turnOff())}
        />
      ) : null}
      <Standing of={standing} refusal={refusal} />
    </Group>
  );
}
