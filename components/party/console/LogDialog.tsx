import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import type { PartyAct } from '@/hooks/party/types';
import { color, radius, size, space } from '@/styles/tokens';
import { actText } from './actText';

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

interface Props {
  acts: readonly PartyAct[];
  mayUndo: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Who did what to whom, newest first, and the way to take the last of it back. */
export function LogDialog({ acts, mayUndo, onUndo, onClose }: Props) {
  const { t, i18n } = useTranslation('console');
  const last = acts.find(({ isUndone }) => !isUndone);
  return (
    <Dialog isOpen onClose={onClose} title={t('log.heading')}>
      {acts.length === 0 && <p>{t('log.empty')}</p>}
      <Stack as="ol" role="list" $gap={2}>
        {acts.map((act) => {
          const text = actText(t, i18n.language, act);
          return (
            <Line key={act.id}>
              <span>
                {act.isUndone ? <s>{text}</s> : text}
                {act.isUndone && ` · ${t('log.undone')}`}
                <small>
                  <LocalTime at={act.at} as="time" /> ·{' '}
                  <bdi>{act.actorHandle ?? t('log.gone')}</bdi>
                  {act.reason && ` · ${t('row.reason', { reason: act.reason })}`}
                </small>
              </span>
              {act === last && !act.isFinal && mayUndo && (
                <Button size="small" variant="quiet" onClick={onUndo}>
                  {t('log.undo_this')}
                </Button>
              )}
            </Line>
          );
        })}
      </Stack>
      <p>{t('log.limits')}</p>
    </Dialog>
  );
}
