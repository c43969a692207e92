import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CheckedForm } from '@/components/ui/forms/CheckedForm';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { Stack } from '@/components/ui/Stack';
import { useCall } from '@/hooks/secureql/useCall';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { EmailCode } from './EmailCode';

interface EmailProofProps {
  /** The address the account claims; null: none. */
  email: string | null;
  /** A code was mailed there a moment ago. */
  isSent: boolean;
  onProven: () => void;
}

interface Sent {
  sentTo: string;
  length: number;
}

/** Signs of a code, unless its mailbox was guessed at; who asks for another one is told how many. */
const USUAL_LENGTH = 6;

/** Confirms the address of an account: first the address, then the code that was mailed there. */
export function EmailProof({ email, isSent, onProven }: EmailProofProps) {
  const [sent, setSent] = useState<Sent | null>(
    isSent && email !== null ? { sentTo: email, length: USUAL_LENGTH } : null,
  );
  const [round, setRound] = useState(0);

  function go(next: Sent) {
    setSent(next);
    setRound(round + 1);
  }

  if (sent === null) return <AddressForm email={email} onSent={go} onProven={onProven} />;
  return (
    <EmailCode
      key={round}
      {...sent}
      onProven={onProven}
      onOther={() => setSent(null)}
      again={<Again sentTo={sent.sentTo} onSent={go} />}
    />
  );
}

function AddressForm({
  email,
  onSent,
  onProven,
}: {
  email: string | null;
  onSent: (sent: Sent) => void;
  onProven: () => void;
}) {
  const { t } = useTranslation('emailcode');
  const form = useSecureqlForm(
    'accounts/request-email-verification/',
    (data) => ({ email: textOf(data, 'email') }),
    {
      onDone: ({ requestEmailVerification: { item } }) => {
        if (!item?.sentTo) onProven();
        else onSent({ sentTo: item.sentTo, length: item.length ?? USUAL_LENGTH });
      },
    },
  );
  return (
    <CheckedForm onSubmit={form.onSubmit}>
      <Stack>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <TextField
          name="email"
          type="email"
          label={t('address')}
          defaultValue={email ?? ''}
          error={form.fieldErrors.email}
          autoComplete="email"
          maxLength={LIMITS.email}
          required
        />
        <div>
          <Button type="submit" isLoading={form.isRunning}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </CheckedForm>
  );
}

function Again({ sentTo, onSent }: { sentTo: string; onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('emailcode');
  const { run, isRunning, refusal } = useCall('accounts/request-email-verification/');

  async function send() {
    const { answer } = await run({ email: sentTo });
    const length = answer?.requestEmailVerification.item?.length;
    if (length) onSent({ sentTo, length });
  }

  return (
    <>
      <Button variant="quiet" isLoading={isRunning} onClick={() => void send()}>
        {t('again')}
      </Button>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
    </>
  );
}
