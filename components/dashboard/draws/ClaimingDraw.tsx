import type { LotterySummary } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DrawRow, ToConsole } from './DrawRow';
import { EntrySums } from './EntrySums';
import { WinnerNames } from './WinnerNames';

/** A drawn one: a winner has yet to claim, or the creator to hand over. */
export function ClaimingDraw({ draw }: { draw: LotterySummary }) {
  const { t } = useTranslation('lotteryList');
  const { waitingClaims, openDeliveries } = draw;
  const isWaiting = waitingClaims > 0;
  return (
    <DrawRow
      draw={draw}
      status={isWaiting ? 'wait' : 'accent'}
      state={
        isWaiting
          ? t('claims', { count: waitingClaims })
          : openDeliveries > 0
            ? t('deliveries', { count: openDeliveries })
            : t('draw:state.CLAIMING')
      }
      act={<ToConsole draw={draw} words={t('see_claims')} />}
    >
      <WinnerNames draw={draw} />
      <EntrySums draw={draw} />
    </DrawRow>
  );
}
