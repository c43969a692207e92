import styled from 'styled-components';
import { Panel, PanelHead, PanelTitle } from '@/components/shared/aftershow/Panel.styles';
import { People, Person } from '@/components/shared/aftershow/People.styles';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { holdsPrize, nameOf } from '@/hooks/lottery/console/claims';
import type { LotteryRecap } from '@/hooks/lottery/host/entryLine';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';

const PHOTO_PX = 32;

/** On a phone what became of it stands below the name, and the way to the details beside that. */
const Winner = styled(Person)`
  @media ${media.narrow} {
    > b {
      flex-basis: calc(100% - 4rem);
    }

    > small {
      flex: 1 1 0;
      padding-inline-start: 2.75rem;
    }
  }
`;

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
          <Winner key={`${claim.id}-${claim.slot}`}>
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
          </Winner>
        ))}
      </People>
    </Panel>
  );
}
