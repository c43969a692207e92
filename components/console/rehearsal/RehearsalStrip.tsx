import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useConsoleTool } from '@/components/console/ConsoleContext';
import { Strip } from '@/components/console/frame/Frame.styles';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { isOwner } from '@/hooks/console/hostRights';
import type { ConsoleRehearsal } from '@/hooks/console/useConsoleRehearsal';
import { useRehearsed } from '@/hooks/realtime/useRehearsed';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { RehearsalWords } from '@/lib/live/rehearsal/states';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { Rehearsal } from '@/lib/shared/widgets/rehearsal';
import { color, space } from '@/styles/tokens';

/** Over all that is made up, and of another kind than every other sentence there. */
const Band = styled(Strip)`
  border: 2px dashed ${color.accent};
  margin-top: ${space[2]};
  padding: ${space[2]} ${space[3]};

  /* Below the chip rather than squeezed beside it. */
  > span {
    flex-basis: 18rem;
  }
`;

/** The ground of the band is that of a badge which waits. */
const Chip = styled(Badge)`
  background: ${color.surface};
`;

interface Props {
  played: ConsoleRehearsal;
  rehearsal: Rehearsal;
  creator: PartyCreator;
  words: RehearsalWords;
}

/** Plays the scripted show for the console below it, and says that none of it is real. */
export function RehearsalStrip({ played, rehearsal, creator, words }: Props) {
  const { t } = useTranslation('console');
  const { show: shown, onShow, leave } = played;
  const stop = useCall('widgets/rehearse/');
  const isMine = isOwner(useConsoleTool());
  const show = useRehearsed({ rehearsal, creator, words, onAlert: () => undefined });
  const tell = useEffectEvent(onShow);
  useEffect(() => tell(show), [show]);
  if (shown === null) return null;

  async function stopAll() {
    const answer = await stop.run({ act: 'STOP', pace: 1 });
    if (answer) leave();
  }

  return (
    <Band role="status" $isWaiting data-rehearsal="">
      <Chip as="b" $tone="wait">
        {t('rehearsal.chip')}
      </Chip>
      <span>{t('rehearsal.text')}</span>
      <Button variant="quiet" size="small" onClick={leave}>
        {t('rehearsal.leave')}
      </Button>
      {isMine && (
        <Button
          variant="quiet"
          size="small"
          isLoading={stop.isRunning}
          onClick={() => void stopAll()}
        >
          {t('rehearsal.stop')}
        </Button>
      )}
    </Band>
  );
}
