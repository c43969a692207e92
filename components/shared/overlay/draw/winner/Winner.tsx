import type { PartProps, Way } from '@/components/shared/overlay/part';
import type { PlayedLottery } from '@/hooks/lottery/overlay/usePlayed';
import type { PartSettings } from '@/lib/shared/widgets/settings';
import { Confetti } from './Confetti';
import { useWinnerWords, type WinnerWords } from '@/hooks/lottery/overlay/words/useWinnerWords';
import { WinnerBar } from './WinnerBar';
import { WinnerMinimal } from './WinnerMinimal';
import { WinnerPanel } from './WinnerPanel';
import { WinnerStage } from './WinnerStage';

/** What every design of the winner gets. */
export interface WinnerProps {
  title: string;
  look: PartSettings;
  words: WinnerWords<Way>;
}

/** Who won: large while the reveal is played, then who holds what and until when. */
export function Winner({ state: lottery, look, way }: PartProps<PlayedLottery>) {
  const words = useWinnerWords(lottery, way);
  const { isNext, isPlayed, winner } = words;
  const hasConfetti = isPlayed && !isNext && !lottery.isCalm;
  return (
    <>
      {hasConfetti && <Confetti key={`confetti-${winner?.id}`} />}
      <Design key={winner?.id} {...{ title: lottery.title, look, words }} />
    </>
  );
}

function Design(props: WinnerProps) {
  switch (props.look.design) {
    case 'BAR':
      return <WinnerBar {...props} />;
    case 'MINIMAL':
      return <WinnerMinimal {...props} />;
    case 'CARD':
      return props.words.isPlayed ? <WinnerStage {...props} /> : <WinnerPanel {...props} />;
    default:
      return <WinnerPanel {...props} />;
  }
}
