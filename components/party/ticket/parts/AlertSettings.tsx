import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { SelectField } from '@/components/ui/forms/SelectField';
import { Cluster } from '@/components/ui/Stack';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import type { useAlertSettings } from '@/hooks/party/fan/useAlertSettings';
import { How } from '@/components/party/ticket/Ticket.styles';
import { sound } from '@/components/party/ticket/ticketIcons';
import { useTranslation } from '@/hooks/ui/useTranslation';
import {
  askToNotify,
  notifyPermission,
  watchPermission,
  type NotifyPermission,
} from '@/lib/alerts/notify';
import { playTune } from '@/lib/alerts/sound';

interface Props {
  settings: ReturnType<typeof useAlertSettings>;
  /** Whether there is a place that can be near. */
  hasPlace: boolean;
}

/** How this browser announces a turn, and a line saying that alerts are optional. */
export function AlertSettings({ settings, hasPlace }: Props) {
  const { t } = useTranslation('ticket');
  const { isSoundOn, switchSound, near, chooseNear, nearChoices } = settings;
  return (
    <How>
      <summary>
        <span>
          <DrawnIcon drawing={sound} size={20} />
          {t('alerts.title')}
        </span>
        <span className="link">{t('alerts.change')}</span>
      </summary>
      <div>
        <p>{t('alerts.text')}</p>
        <Cluster $justify="space-between">
          <SwitchField
            label={t('alerts.sound')}
            checked={isSoundOn}
            onChange={(event) => switchSound(event.target.checked)}
          />
          <Button variant="quiet" size="small" onClick={() => void playTune('call')}>
            {t('alerts.try')}
          </Button>
        </Cluster>
        {hasPlace && (
          <SelectField
            label={t('alerts.near')}
            value={near}
            onChange={(event) => {
              const chosen = nearChoices.find((one) => one === event.target.value);
              if (chosen) chooseNear(chosen);
            }}
            options={nearChoices.map((value) => ({
              value,
              label: value === '1' ? t('alerts.near_next') : t('alerts.near_at', { place: value }),
            }))}
          />
        )}
        <OfTheBrowser />
      </div>
    </How>
  );
}

function OfTheBrowser() {
  const { t } = useTranslation('ticket');
  const permission = useSyncExternalStore<NotifyPermission>(
    watchPermission,
    notifyPermission,
    () => 'unsupported',
  );
  if (permission === 'unsupported') return null;
  if (permission !== 'default') return <p>{t(`alerts.browser_${permission}`)}</p>;
  return (
    <div>
      <Button variant="quiet" onClick={() => void askToNotify()}>
        {t('alerts.browser_ask')}
      </Button>
    </div>
  );
}
