import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { useCall } from '@/hooks/secureql/useCall';
import { ProofState } from './ProofState';

interface Props {
  email: string;
  isVerified: boolean;
}

/** Whether the e-mail address is verified, and a button that mails the link. */
export function EmailProof({ email, isVerified }: Props) {
  const { t } = useTranslation('settings');
  const { run, isRunning, refusal } = useCall('accounts/request-email-verification/');
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send() {
    const { answer } = await run({});
    setSentTo(answer?.requestEmailVerification.item?.sentTo ?? null);
  }

  return (
    <Section id="email" title={t('verify.email')} intro={email}>
      <ProofState isVerified={isVerified} />
      {isVerified ? null : (
        <>
          <p>{t('verify.email_text')}</p>
          <FormError>{refusal && t(`errors:${refusal}`)}</FormError>
          {sentTo ? (
            <Notice kind="good" isLive>
              {t('verify.email_sent', { email: sentTo })}
            </Notice>
          ) : (
            <div>
              <Button isLoading={isRunning} onClick={() => void send()}>
                {t('verify.email_send')}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}
