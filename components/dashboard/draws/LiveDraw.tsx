import { Clock } from '@/components/shared/draw/Clock';
import { DrawStateBadge } from '@/components/shared/draw/DrawStateBadge';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { LotterySummary } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Left, Picture, Row } from './Draws.styles';
import { EntrySums } from './EntrySums';

/** A draw that runs, large, with its clock and the way to its console. */
export function LiveDraw({ draw }: { draw: LotterySummary }) {
  const { t } = useTranslation('lotteryList');
  return (
    <Row $isLarge>
      <Picture photo={draw.prizePhoto} delivery="PHYSICAL" $isLarge />
      <div>
        <DrawStateBadge state={draw.state} />
        <h2>
          <bdi>{draw.title}</bdi>
        </h2>
        <p>
          <EntrySums draw={draw} />
        </p>
        <Left>
          {draw.state === 'CLOSED' ? (
            t('live.locked')
          ) : draw.closesAt ? (
            <>
              <Clock until={draw.closesAt} /> {t('live.closes')}
            </>
          ) : (
            t('live.by_hand')
          )}
        </Left>
      </div>
      <div>
        <ButtonLink href={`/chance/${draw.id}/dashboard`} isWide>
          <span>
            {t('dashboard:party.open_console')}
            <VisuallyHidden>: {draw.title}</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </Row>
  );
}
