import { useTranslation } from '@/hooks/ui/useTranslation';
import { Strip } from '@/components/console/frame/Frame.styles';
import { RequireRight } from '@/components/console/RequireRight';
import { LiveNote } from '@/components/shared/LiveNote';
import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { mayRun } from '@/hooks/console/hostRights';
import type { ConsoleParty } from '@/hooks/party/types';

interface Props {
  party: ConsoleParty;
  isStale: boolean;
  onMessage: (text: string) => void;
}

/** What everybody at the console must know beside the lists: that nobody can join, or that it looks on. */
export function QueueStrip({ party, isStale, onMessage }: Props) {
  const { t } = useTranslation('console');
  const { state } = party;
  const back = t('notice.preset_back');
  const isOffered = state === 'PAUSED' && party.notice === null;
  return (
    <>
      {isStale ? (
        <Notice kind="warning" isLive>
          {t('console.stale')}
        </Notice>
      ) : (
        <LiveNote />
      )}
      {(state === 'PAUSED' || state === 'CLOSED' || state === 'ENDED') && (
        <Strip $isWaiting={state !== 'ENDED'}>
          <b>{t(`party:state.${state}`)}</b>
          <span>{t(`console.banner_${state}`)}</span>
          {isOffered && (
            <RequireRight>
              <Button size="small" variant="quiet" onClick={() => onMessage(back)}>
                {t('notice.post_this', { text: back })}
              </Button>
            </RequireRight>
          )}
        </Strip>
      )}
      {!mayRun(party) && <Strip $isWaiting={false}>{t('console.look_on')}</Strip>}
    </>
  );
}
