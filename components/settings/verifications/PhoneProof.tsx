import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { SettingsForm } from '@/components/settings/SettingsForm';
import { Button } from '@/components/ui/buttons/Button';
import { TextField } from '@/components/ui/forms/TextField';
import { textOf } from '@/hooks/ui/formValues';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useSavedMark } from '@/hooks/settings/useSavedMark';
import { LIMITS } from '@/lib/shared/limits';
import { ProofState } from './ProofState';

interface Props {
  /** With most digits masked. */
  phone: string | null;
  isVerified: boolean;
}

/** Whether the phone number is verified, and the forms that verify it. */
export function PhoneProof(initial: Props) {
  const { t } = useTranslation('settings');
  const [proof, setProof] = useState(initial);
  const [step, setStep] = useState<'still' | 'number' | 'code'>(
    initial.isVerified ? 'still' : 'number',
  );
  const [sentTo, setSentTo] = useState('');
  return (
    <Section
      id="phone"
      title={t('verify.phone')}
      intro={proof.phone ?? t('verify.phone_text')}
      isPrivate
    >
      <ProofState isVerified={proof.isVerified} />
      {step === 'still' ? (
        <div>
          <Button variant="quiet" onClick={() => setStep('number')}>
            {t('verify.phone_change')}
          </Button>
        </div>
      ) : step === 'number' ? (
        <NumberForm
          onSent={(number) => {
            setSentTo(number);
            setStep('code');
          }}
        />
      ) : (
        <CodeForm
          sentTo={sentTo}
          onBack={() => setStep('number')}
          onProven={(phone) => {
            setProof({ phone, isVerified: true });
            setStep('still');
          }}
        />
      )}
    </Section>
  );
}

function NumberForm({ onSent }: { onSent: (number: string) => void }) {
  const { t } = useTranslation('settings');
  const saved = useSavedMark();
  const form = useSecureqlForm(
    'accounts/request-phone-code/',
    (data) => ({ phone: textOf(data, 'phone') }),
    {
      fieldOf: { 'auth.phone_taken': 'phone' },
      onDone: ({ requestPhoneCode: { item } }) => onSent(item?.sentTo ?? ''),
    },
  );
  return (
    <SettingsForm form={form} saved={saved} submit={t('verify.phone_send')}>
      <TextField
        name="phone"
        type="tel"
        label={t('verify.phone_label')}
        hint={t('verify.phone_hint')}
        error={form.fieldErrors.phone}
        autoComplete="tel"
        maxLength={LIMITS.phone}
        required
      />
    </SettingsForm>
  );
}

interface CodeFormProps {
  sentTo: string;
  onBack: () => void;
  onProven: (phone: string | null) => void;
}

function CodeForm({ sentTo, onBack, onProven }: CodeFormProps) {
  const { t } = useTranslation('settings');
  const saved = useSavedMark();
  const form = useSecureqlForm(
    'accounts/confirm-phone/',
    (data) => ({ code: textOf(data, 'code') }),
    {
      fieldOf: { 'auth.code_invalid': 'code', 'auth.phone_taken': 'code' },
      onDone: ({ confirmPhone: { item } }) => onProven(item?.phone ?? null),
    },
  );
  return (
    <SettingsForm form={form} saved={saved} submit={t('verify.code_confirm')}>
      <TextField
        name="code"
        label={t('verify.code', { phone: sentTo })}
        error={form.fieldErrors.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        required
      />
      <div>
        <Button variant="link" onClick={onBack}>
          {t('verify.code_again')}
        </Button>
      </div>
    </SettingsForm>
  );
}
