import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons/Icon';
import type { ClaimState } from '@/hooks/lottery/claim/claimState';
import type { ClaimView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  claim: ClaimView;
  state: Extract<ClaimState, 'expired' | 'declined' | 'passed'>;
}

/** The prize went on; nobody is blamed. */
export function OverClaim({ claim, state }: Props) {
  const { t } = useTranslation('claim');
  const { creator, lotteryId } = claim;
  return (
    <Card className="middle">
      <span className="sign over">
        <Icon name="clock" size={32} />
      </span>
      <h2>{t(`${state}_title`, { name: creator.name })}</h2>
      <p className="quiet">{t(`${state}_text`, { name: creator.name })}</p>
      <ButtonLink href={`/chance/${lotteryId}`} variant="quiet">
        {t('to_draw')}
      </ButtonLink>
    </Card>
  );
}
