import { PageHead } from '@/components/shared/page/PageHead';
import { WaitingStage } from '@/components/payment/WaitingStage';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContribution } from '@/hooks/fund/contribution/useContribution';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { OwnContribution } from '@/lib/shared/fund/views';
import { ClaimBox } from './ClaimBox';
import { Page } from './Contribution.styles';
import { LostStage } from './LostStage';
import { ReceiptBox } from './ReceiptBox';
import { ShownBox } from './ShownBox';
import { FaultStage } from './stages/FaultStage';
import { PledgedStage } from './stages/PledgedStage';
import { RestStage } from './stages/RestStage';
import { ThanksStage } from './stages/ThanksStage';

interface Props {
  contributionId: string;
  /** Null: not of the account that is logged in, or nobody is. */
  initial: OwnContribution | null;
  isBack: boolean;
}

/** Where a contribution stands, for its giver: what happened, what is next, and what can be changed. */
export function ContributionScreen(props: Props) {
  const { t } = useTranslation('fund');
  const held = useContribution(props);
  const { own, stage } = held;
  const hasHeading = stage === 'paid' || stage === 'pledged';
  return (
    <Page>
      <PageHead title={own ? own.fundTitle : t('own.title')} isPrivate />
      {!hasHeading && <VisuallyHidden as="h1">{t('own.title')}</VisuallyHidden>}
      {own ? <Shown held={held} own={own} /> : held.isLost ? <LostStage /> : null}
    </Page>
  );
}

export type Held = ReturnType<typeof useContribution>;

function Shown({ held, own }: { held: Held; own: OwnContribution }) {
  const { t } = useTranslation('fund');
  const money = useMoney(own.currency);
  const { stage, token, take } = held;
  const isGiven = stage === 'paid' || stage === 'pledged' || stage === 'changed';
  return (
    <>
      {stage === 'waiting' && (
        <WaitingStage amount={money.exact(own.amount)} seller={own.creator.name} />
      )}
      {(stage === 'open' || stage === 'declined' || stage === 'failed') && (
        <FaultStage own={own} stage={stage} token={token} />
      )}
      {stage === 'pledged' && <PledgedStage own={own} token={token} take={held.leave} />}
      {stage === 'paid' && <ThanksStage own={own} />}
      {(stage === 'changed' || stage === 'void') && <RestStage own={own} stage={stage} />}
      {isGiven && <ShownBox own={own} token={token} take={take} />}
      {isGiven && <ReceiptBox own={own} />}
      {!own.isMine && token !== null && isGiven && <ClaimBox own={own} token={token} take={take} />}
      <LiveRegion message={stage === null ? '' : t(`own.said_${stage}`)} />
    </>
  );
}
