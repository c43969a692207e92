import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { EmailProof } from '@/components/shared/people/EmailProof';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ProofState } from './ProofState';

interface Props {
  /** Null: none given. */
  email: string | null;
  isVerified: boolean;
}

/** Whether the e-mail address is verified, and the forms that verify it. */
export function EmailVerification({ email, isVerified }: Props) {
  const { t } = useTranslation('settings');
  const [isProven, setIsProven] = useState(isVerified);
  return (
    <Section
      id="email"
      title={t('verify.email')}
      intro={(isProven ? email : null) ?? t('verify.email_text')}
      isPrivate
    >
      <ProofState isVerified={isProven} />
      {isProven ? null : (
        /* Whoever gives an address is mailed a code there. */
        <EmailProof email={email} isSent={email !== null} onProven={() => setIsProven(true)} />
      )}
    </Section>
  );
}
