import { useShow } from '@/hooks/lottery/overlay/useShow';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import { CancelledCard } from './CancelledCard';
import { DrawCard } from './DrawCard';
import { LockedStage } from './LockedStage';
import { NumberStage } from './NumberStage';
import { ReelStage } from './ReelStage';
import { ResultCard } from './ResultCard';
import { WinnerStage } from '@/components/shared/overlay/draw/winner/WinnerStage';

/** Where an overlay sends its viewers. */
export interface Ways {
  /** The page of the draw, and where it is checked. */
  enterUrl: string;
  checkUrl: string;
  /** A shorter address to type, in two parts. */
  host: string;
  path: string;
}

interface Props {
  lottery: LiveLottery;
  ways: Ways;
}

/** What viewers of a stream see of a draw. The class names are for the creator's own CSS. */
export function DrawOverlay({ lottery, ways }: Props) {
  const { scene, next } = useShow(lottery);
  if (scene) {
    const { step, winner, key } = scene;
    if (step.kind === 'number' || winner === null) return <NumberStage lottery={lottery} />;
    if (step.kind === 'reel') return <ReelStage key={key} {...{ lottery, winner }} onDone={next} />;
    return <WinnerStage key={key} {...{ lottery, winner, ways }} isNext={step.isNext} />;
  }
  switch (lottery.state) {
    case 'DRAFT':
      return null;
    case 'CLOSED':
      return <LockedStage lottery={lottery} />;
    case 'CLAIMING':
    case 'COMPLETED':
      return <ResultCard {...{ lottery, ways }} />;
    case 'CANCELLED':
      return <CancelledCard {...{ lottery, ways }} />;
    default:
      return <DrawCard {...{ lottery, ways }} />;
  }
}
