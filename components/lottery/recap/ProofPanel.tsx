import { Panel, PanelHead, PanelTitle } from '@/components/shared/aftershow/Panel.styles';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** That anyone can check it, and where. */
export function ProofPanel({ lottery }: Pick<ConsoleLottery, 'lottery'>) {
  const { t } = useTranslation('lotteryRecap');
  if (lottery.commitHash === null) return null;
  return (
    <Panel aria-labelledby="proof-title">
      <PanelHead>
        <PanelTitle id="proof-title">{t('proof.title')}</PanelTitle>
      </PanelHead>
      <p>{t(lottery.revealedAt === null ? 'proof.later' : 'proof.text')}</p>
      <div>
        <ButtonLink variant="quiet" href={`/chance/${lottery.id}/verify`}>
          {t('proof.verify')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
