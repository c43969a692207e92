import { PrizePicture } from '@/components/shared/draw/PrizePicture';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { FormError } from '@/components/ui/forms/FormError';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { claimStateOf } from '@/hooks/lottery/claim/claimState';
import { useClaim } from '@/hooks/lottery/claim/useClaim';
import type { ClaimView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ClaimPage } from './Claim.styles';
import { ClaimedSheet } from './ClaimedSheet';
import { HostClaimSheet } from './HostClaimSheet';
import { OpenClaim } from './OpenClaim';
import { OverClaim } from './OverClaim';

/** A prize and what is left to do for it, for its winner and the creator alone. */
export function ClaimScreen({ initial }: { initial: ClaimView }) {
  const { t } = useTranslation('claim');
  const held = useClaim(initial);
  const { claim, refusal } = held;
  const { creator, handle, isMine, prize, title } = claim;
  const state = claimStateOf(claim);
  const who = { name: creator.name, title, handle: handle ?? t('gone') };
  return (
    <ClaimPage>
      <PageHead title={t('title', { prize: prize.title })} isPrivate />
      <header>
        <PrizePicture photo={prize.photo} delivery={prize.delivery} />
        <div>
          <p className="quiet small">{t(isMine ? 'head_mine' : 'head_host', who)}</p>
          <h1>
            <bdi>{prize.title}</bdi>
          </h1>
        </div>
      </header>
      <LiveNote />
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      {!isMine ? (
        <HostClaimSheet held={held} state={state} />
      ) : state === 'open' || state === 'confirming' ? (
        <OpenClaim held={held} />
      ) : state === 'details' || state === 'sent' || state === 'handed_over' ? (
        <ClaimedSheet held={held} state={state} />
      ) : (
        <OverClaim claim={claim} state={state} />
      )}
      <LiveRegion message={t(`state.${state}`)} />
    </ClaimPage>
  );
}
