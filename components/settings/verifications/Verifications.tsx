import { useTranslation } from '@/hooks/ui/useTranslation';
import Link from 'next/link';
import { Section } from '@/components/settings/Section';
import { useSession } from '@/hooks/session/useSession';
import type { Verifications as Proofs } from '@/hooks/settings/types';
import { EmailVerification } from './EmailVerification';
import { PayoutAccount } from './PayoutAccount';
import { PhoneProof } from './PhoneProof';
import { ProofState } from './ProofState';

/** The second half of the settings: what is verified, and how to verify the rest. */
export function Verifications({ proofs }: { proofs: Proofs }) {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  return (
    <>
      <EmailVerification email={proofs.email} isVerified={proofs.emailVerified} />
      <PhoneProof phone={proofs.phone} isVerified={proofs.phoneVerified} />
      <Section
        id="handle"
        title={t('verify.handle')}
        intro={t('verify.handle_chosen', { handle: proofs.handle })}
      >
        <ProofState isVerified={proofs.hasChosenHandle} />
        <p>
          <Link href="/dashboard/settings?active=basics#handle">{t('verify.handle_change')}</Link>
        </p>
      </Section>
      {user?.userType === 'CREATOR' ? <PayoutAccount standing={proofs.payoutAccount} /> : null}
    </>
  );
}
