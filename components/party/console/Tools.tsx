import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster } from '@/components/ui/Stack';
import type { ConsoleParty } from '@/hooks/party/types';
import { actionText } from './actionText';
import { Toggle } from '@/components/console/Console.styles';
import { RequireRight } from '@/components/console/RequireRight';

interface Props {
  party: ConsoleParty;
  isSafe: boolean;
  hasChime: boolean;
  onUndo: () => void;
  onLog: () => void;
  onNotice: () => void;
  onSafe: () => void;
  onChime: () => void;
}

/** Tools beside the main action: undo, notice for everyone, hide on stream, sounds. */
export function Tools(props: Props) {
  const { party, isSafe, hasChime, onUndo, onLog, onNotice, onSafe, onChime } = props;
  const { t, i18n } = useTranslation('console');
  const last = party.acts.find(({ isUndone }) => !isUndone);
  return (
    <Cluster $gap={2} role="group" aria-label={t('tools.title')}>
      {last && !last.isFinal && (
        <RequireRight>
          <Button size="small" variant="quiet" onClick={onUndo}>
            {t('log.undo', { what: actionText(t, i18n.language, last) })}
          </Button>
        </RequireRight>
      )}
      <Button size="small" variant="quiet" icon="clock" onClick={onLog}>
        {t('log.title')}
      </Button>
      {party.state !== 'ENDED' && (
        <RequireRight>
          <Button size="small" variant="quiet" icon="chat-community" onClick={onNotice}>
            {t('notice.open')}
          </Button>
        </RequireRight>
      )}
      <Toggle
        size="small"
        variant="quiet"
        icon={isSafe ? 'eye-off' : 'eye'}
        aria-pressed={isSafe}
        onClick={onSafe}
      >
        {t('safe.switch')}
      </Toggle>
      <Toggle
        size="small"
        variant="quiet"
        icon={hasChime ? 'check' : undefined}
        aria-pressed={hasChime}
        onClick={onChime}
      >
        {t('tools.chime')}
      </Toggle>
    </Cluster>
  );
}
