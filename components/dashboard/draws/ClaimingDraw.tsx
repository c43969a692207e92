import type { LotterySummary } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ClaimLeft } from './ClaimLeft';
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
      status={isWaiting ? 'clock' : 'accent'}
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
      <ClaimLeft until={draw.claimBy} />
      <EntrySums draw={draw} />
    </DrawRow>
  );
}
