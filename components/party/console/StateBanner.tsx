import { useTranslation } from '@/hooks/ui/useTranslation';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster } from '@/components/ui/Stack';
import { mayRun } from '@/hooks/console/hostRights';
import type { ConsoleParty } from '@/hooks/party/types';
import { actionsOf, isRunning, type PartyAction } from '@/lib/shared/parties/partyActions';
import type { PartyState } from '@/lib/shared/parties/messages';
import { Banner, BannerWords, Count } from '@/components/console/Console.styles';
import { RequireRight } from '@/components/console/RequireRight';
import { LobbyCode } from './LobbyCode';

const ICON = { OPEN: 'play', PAUSE: 'pause', CLOSE: 'stop', END: undefined } as const;

/** What has not begun can only be opened, and the big button below does that. */
const inBanner = (state: PartyState) => (isRunning({ state }) ? actionsOf(state) : []);

/** Which word opens the queue: for the first time, after a pause, after it was closed. */
function openWord(state: PartyState): 'OPEN' | 'RESUME' | 'REOPEN' {
  if (state === 'PAUSED') return 'RESUME';
  return state === 'CLOSED' ? 'REOPEN' : 'OPEN';
}

interface Props {
  party: ConsoleParty;
  onAction: (action: PartyAction) => void;
}

/** What the queue is doing and what it can do next. */
export function StateBanner({ party, onAction }: Props) {
  const { t } = useTranslation('console');
  const { state, queueSize, memberCount, lobbyCode } = party;
  // With an overlay connected, what the host's screen shows may be on stream as well.
  const isOnAir = party.widgetKeys.some((key) => key.isOnAir);
  return (
    <Banner aria-label={t(`party:state.${state}`)}>
      <BannerWords>
        <PartyStateBadge state={state} />
        <p>{t(`console.banner_${state}`)}</p>
        {queueSize !== null && (
          <Count>{t('console.places', { taken: memberCount, size: queueSize })}</Count>
        )}
        {!mayRun(party) && <p>{t('console.look_on')}</p>}
        {lobbyCode !== null && <LobbyCode code={lobbyCode} isOnAir={isOnAir} />}
      </BannerWords>
      <Cluster $gap={2}>
        <RequireRight>
          {inBanner(state).map((action) => (
            <Button
              key={action}
              size="small"
              icon={ICON[action]}
              variant={action === 'OPEN' ? 'primary' : action === 'END' ? 'danger' : 'quiet'}
              onClick={() => onAction(action)}
            >
              {t(`console.${action === 'OPEN' ? openWord(state) : action}`)}
            </Button>
          ))}
        </RequireRight>
      </Cluster>
    </Banner>
  );
}
