import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { SaveBarContext } from '@/hooks/settings/saveBar';
import { useSaveBar } from '@/hooks/settings/useSaveBar';
import { useLeaveGuard } from '@/hooks/ui/page/useLeaveGuard';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Subjects } from './Settings.styles';
import { color, layer, radius, shadow, space, weight } from '@/styles/tokens';

const Bar = styled.div`
  position: sticky;
  bottom: ${space[3]};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};

  p {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    font-weight: ${weight.strong};
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** One tab: its forms, one bar that saves them all, and a question before anything is lost. */
export function SaveTab({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings');
  const { bar, round, isChanged, state, save, discard } = useSaveBar();
  const guard = useLeaveGuard(isChanged);
  const isSaving = state === 'saving';

  async function saveAndLeave() {
    const isSaved = await save();
    if (isSaved) guard.leave();
    else guard.stay();
  }

  return (
    <SaveBarContext value={bar}>
      <Subjects key={round}>{children}</Subjects>
      {isChanged || state === 'saved' ? (
        <Bar role="group" aria-label={t('bar.title')}>
          <p role="status">
            {isChanged || isSaving ? null : <Icon name="good" size={20} />}
            {t(isChanged ? `bar.${state === 'failed' ? 'failed' : 'changed'}` : 'save.done')}
          </p>
          {isChanged ? (
            <Acts>
              <Button variant="link" onClick={discard}>
                {t('bar.discard')}
              </Button>
              <Button isLoading={isSaving} onClick={() => void save()}>
                {t(isSaving ? 'save.running' : 'save')}
              </Button>
            </Acts>
          ) : null}
        </Bar>
      ) : null}
      <Dialog
        isOpen={guard.wanted !== null}
        onClose={guard.stay}
        title={t('leave.title')}
        actions={
          <>
            <Button variant="link" onClick={guard.leave}>
              {t('leave.discard')}
            </Button>
            <Button variant="quiet" onClick={guard.stay}>
              {t('leave.stay')}
            </Button>
            <Button isLoading={isSaving} onClick={() => void saveAndLeave()}>
              {t('leave.save')}
            </Button>
          </>
        }
      >
        <p>{t('leave.text')}</p>
      </Dialog>
    </SaveBarContext>
  );
}
