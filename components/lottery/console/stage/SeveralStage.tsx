import { HoldToShow, Private } from '@/components/shared/private/Private';
import { RequireRight } from '@/components/console/RequireRight';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { Button } from '@/components/ui/buttons/Button';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { isUnconfirmed, nameOf, prizeSlots } from '@/hooks/lottery/console/claims';
import type { HostClaim } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Hero, Quiet } from './Stage.styles';
import { TimeCell } from './TimeCell';
import { Checks, Several } from './Winner.styles';

const PHOTO_PX = 40;

/** Several people at once: to be confirmed, or with their clocks. */
export function SeveralStage({ claims }: { claims: readonly HostClaim[] }) {
  const { t } = useTranslation('lotteryConsole');
  const { edit, onNext } = useLottery();
  const slots = prizeSlots(edit);
  const areOpen = claims.some(isUnconfirmed);
  const hasDoubts = areOpen && claims.some(({ doubts }) => doubts.length > 0);
  return (
    <Hero aria-label={t('stage.label')}>
      <Checks as="div">
        <header>
          <h2>{t(areOpen ? 'several.confirm' : 'several.wait', { count: claims.length })}</h2>
          {hasDoubts && <HoldToShow />}
        </header>
      </Checks>
      <Several role="list">
        {claims.map((claim) => (
          <li key={claim.id}>
            <UserPhoto src={claim.profilePhoto} name={claim.handle ?? ''} side={PHOTO_PX} />
            <div>
              <b>
                <bdi>{nameOf(claim)}</bdi>
              </b>
              <small dir="auto">
                {t('winner.place', {
                  count: claim.rank,
                  ordinal: true,
                  prize: slots[claim.slot - 1]?.title ?? '',
                })}
              </small>
              {areOpen && claim.doubts.length > 0 && (
                <small>
                  <Private>{claim.doubts.map((doubt) => t(`doubts.${doubt}`)).join(' · ')}</Private>
                </small>
              )}
            </div>
            {claim.claimBy && <TimeCell until={claim.claimBy} />}
            <RequireRight>
              <Button
                size="small"
                variant="quiet"
                aria-label={t('next.label', { name: nameOf(claim) })}
                onClick={() => onNext(claim)}
              >
                {t('next.short')}
              </Button>
            </RequireRight>
          </li>
        ))}
      </Several>
      {areOpen && <Quiet>{t('doubts.no_proof')}</Quiet>}
    </Hero>
  );
}
