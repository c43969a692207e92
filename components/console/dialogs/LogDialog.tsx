import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import { mayRun } from '@/hooks/console/hostRights';
import { color, radius, size, space } from '@/styles/tokens';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** An action of a host, as the log tells it. */
interface LoggedAction {
  id: string;
  /** What was done and to whom, in words. */
  text: string;
  /** UTC, ISO 8601. */
  at: string;
  /** Null: their account is gone. */
  actorHandle: string | null;
  reason: string | null;
  isUndone: boolean;
  /** Nothing takes it back any more. */
  isFinal: boolean;
}

interface Props {
  actions: readonly LoggedAction[];
  /** What an undo does not do. */
  limits: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Who did what to whom, newest first, and the way to take the last of it back. */
export function LogDialog({ actions, limits, onUndo, onClose }: Props) {
  const { t } = useTranslation('console');
  const mayUndo = mayRun(useConsoleTool());
  const last = actions.find(({ isUndone }) => !isUndone);
  return (
    <Dialog isOpen onClose={onClose} title={t('log.heading')}>
      {actions.length === 0 && <p>{t('log.empty')}</p>}
      <Stack as="ol" role="list" $gap={2}>
        {actions.map((action) => (
          <Line key={action.id}>
            <span>
              {action.isUndone ? <s>{action.text}</s> : action.text}
              {action.isUndone && ` · ${t('log.undone')}`}
              <small>
                <LocalTime at={action.at} as="time" /> ·{' '}
                <bdi>{action.actorHandle ?? t('log.gone')}</bdi>
                {action.reason && ` · ${t('row.reason', { reason: action.reason })}`}
              </small>
            </span>
            {action === last && !action.isFinal && mayUndo && (
              <Button size="small" variant="quiet" onClick={onUndo}>
                {t('log.undo_this')}
              </Button>
            )}
          </Line>
        ))}
      </Stack>
      <p>{limits}</p>
    </Dialog>
  );
}
