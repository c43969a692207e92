import styled from 'styled-components';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { Panel } from '@/components/console/dialogs/Panel';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Stack } from '@/components/ui/Stack';
import { useAlertDesk, type DeskAlert } from '@/hooks/console/keys/useAlertDesk';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, radius, size, space } from '@/styles/tokens';

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  > button {
    flex: none;
  }

  small {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** The alerts of this tool on its overlays: held, silenced, ended, and shown again. */
export function AlertsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('console');
  const { desk, done, errorCode, isBusy, hasTexts, load, steer } = useAlertDesk(
    useConsoleTool().id,
  );
  return (
    <Panel
      title={t('tool.alerts')}
      intro={t('alerts.intro')}
      errorCode={errorCode}
      isLoaded={desk !== null}
      onRetry={() => void load()}
      onClose={onClose}
    >
      {desk && (
        <>
          <Stack $gap={1}>
            <SwitchField
              label={t('alerts:pause')}
              hint={t('alerts:pause_hint')}
              checked={desk.isPaused}
              disabled={isBusy}
              onChange={() => steer(desk.isPaused ? 'RESUME' : 'PAUSE')}
            />
            <SwitchField
              label={t('alerts:mute')}
              hint={t('alerts:mute_hint')}
              checked={desk.isMuted}
              disabled={isBusy}
              onChange={() => steer(desk.isMuted ? 'UNMUTE' : 'MUTE')}
            />
          </Stack>
          <div>
            <Button variant="quiet" icon="next" isLoading={isBusy} onClick={() => steer('SKIP')}>
              {t('alerts:skip')}
            </Button>
          </div>
          {desk.alerts.length === 0 && <p>{t('alerts:empty')}</p>}
          <Stack as="ul" role="list" $gap={2}>
            {desk.alerts.map((alert) => (
              <AlertLine key={alert.id} alert={alert} onAgain={() => steer('REPLAY', alert.id)} />
            ))}
          </Stack>
        </>
      )}
      {hasTexts && <LiveRegion message={done === null ? '' : t(`alerts:said_${done}`)} />}
    </Panel>
  );
}

function AlertLine({ alert, onAgain }: { alert: DeskAlert; onAgain: () => void }) {
  const { t } = useTranslation('alerts');
  const { kind, handle, text, createdAt } = alert;
  const about = t(`kind_${kind}`, { name: handle ?? t('someone') });
  const what = text === null ? about : t('with_text', { what: about, text });
  return (
    <Line>
      <span>
        <bdi>{what}</bdi>
        <small>
          <LocalTime at={createdAt} as="time" />
        </small>
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('again_label', { what })}
        onClick={onAgain}
      >
        {t('again')}
      </Button>
    </Line>
  );
}
