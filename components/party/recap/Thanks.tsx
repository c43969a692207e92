import { SayThanks } from '@/components/shared/aftershow/SayThanks';
import type { Night } from '@/hooks/party/host/useRecap';
import { useSayThanks } from '@/hooks/party/host/useSayThanks';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { END_UNDO_SECONDS } from '@/lib/shared/parties/partyActions';

interface Props {
  partyId: string;
  night: Night;
  isShort?: boolean;
}

/** One message to everyone who played in a queue that is over. */
export function Thanks({ partyId, night, isShort }: Props) {
  const { t } = useTranslation('aftershow');
  const { say, thanks, isRunning, refusal } = useSayThanks(partyId, night.thanks);
  const over = Date.parse(night.endedAt ?? night.until) + END_UNDO_SECONDS * 1000;
  const left = useCountdown(new Date(over).toISOString());
  return (
    <SayThanks
      count={night.thankable}
      muted={night.muted}
      thanks={thanks}
      isOnItsWay={(left ?? 0) > 0}
      isRunning={isRunning}
      error={refusal && t(`errors:${refusal}`)}
      isShort={isShort}
      onSay={(message) => void say(message)}
    />
  );
}
