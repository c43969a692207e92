import { Panel, PanelHead, PanelTitle } from '@/components/shared/aftershow/Panel.styles';
import { People, Person } from '@/components/shared/aftershow/People.styles';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { holdsPrize, nameOf } from '@/hooks/lottery/console/claims';
import type { LotteryRecap } from '@/hooks/lottery/host/entryLine';
import { useTranslation } from '@/hooks/ui/useTranslation';

const PHOTO_PX = 32;

interface Props {
  recap: LotteryRecap;
  /** Only the creator sees what winners sent. */
  isOwner: boolean;
}

/** Everyone who was drawn: who has a prize and how far that is, and who was passed over and why. */
export function WinnersPanel({ recap, isOwner }: Props) {
  const { t } = useTranslation('lotteryRecap');
  const { claims, prizes } = recap;
  return (
    <Panel aria-labelledby="winners-title">
      <PanelHead>
        <PanelTitle id="winners-title">{t('winners.title')}</PanelTitle>
      </PanelHead>
      {claims.length === 0 && <p>{t('winners.empty')}</p>}
      <People role="list">
        {claims.map((claim) => (
          <Person key={`${claim.id}-${claim.slot}`}>
            <UserPhoto src={claim.profilePhoto} name={claim.handle ?? ''} side={PHOTO_PX} isLazy />
            <b>
              <bdi>{nameOf(claim)}</bdi>
            </b>
            <small dir="auto">
              {prizes[claim.prize]?.title} ·{' '}
              {claim.outReason ? t(`out.${claim.outReason}`) : t(`status.${claim.status}`)}
            </small>
            {isOwner && holdsPrize(claim) && claim.claimedAt && (
              <ButtonLink
                size="small"
                variant="quiet"
                href={`/chance/${recap.id}/user-info/${claim.uuid}`}
              >
                {t('winners.details')}
              </ButtonLink>
            )}
          </Person>
        ))}
      </People>
    </Panel>
  );
}
