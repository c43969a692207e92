import { useLottery } from '@/components/lottery/console/LotteryContext';
import type { LotteryAct } from '@/hooks/lottery/console/nextLotteryAct';
import { ClosedStage } from './ClosedStage';
import { OpenStage } from './OpenStage';
import { CancelledStage, DoneStage, NextStage, ReadyStage } from './RestStages';
import { SeveralStage } from './SeveralStage';
import { WinnerStage } from './WinnerStage';

interface Props {
  act: LotteryAct;
  /** Tickets that have just come in. */
  newTickets: number;
}

/** What the draw is about now. */
export function StagePanel({ act, newTickets }: Props) {
  const { state } = useLottery().edit.lottery;
  switch (act.kind) {
    case 'prize':
    case 'open':
      return <ReadyStage />;
    case 'drawing':
      return <ClosedStage />;
    case 'confirm':
    case 'wait': {
      const [one, ...others] = act.claims;
      if (one && others.length === 0) return <WinnerStage claim={one} />;
      return <SeveralStage claims={act.claims} />;
    }
    case 'next':
      return <NextStage number={act.number} />;
    case 'again':
      return state === 'CANCELLED' ? <CancelledStage /> : <DoneStage />;
    case 'copy':
    case 'resume':
    case 'close':
      return <OpenStage newTickets={newTickets} />;
  }
}
