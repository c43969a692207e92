import { useRouter } from 'next/router';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CodeField } from '@/components/ui/forms/CodeField';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { afterLogIn } from '@/lib/navigation/destination';
import { HeldEmail } from './HeldEmail';

interface EmailCodeProps {
  /** The address that a code was mailed to. */
  sentTo: string;
  /** Signs of the code. */
  length: number;
  /** The address is the reader's from now on. */
  onProven: () => void;
  /** Goes back to the address. */
  onOther: () => void;
  /** Beside the button: asks for another code. */
  again?: ReactNode;
}

const fieldOf = { 'auth.code_invalid': 'code' } as const;

/**
 * Takes the code that was mailed to an address. Where another account holds the address, the code
 * can log in to that one.
 */
export function EmailCode({ sentTo, length, onProven, onOther, again }: EmailCodeProps) {
  const { t } = useTranslation('emailcode');
  const { query, locale } = useRouter();
  const typed = useRef('');
  const [held, setHeld] = useState<{ handle: string; code: string } | null>(null);
  const form = useSecureqlForm(
    'accounts/confirm-email-code/',
    (data) => {
      typed.current = textOf(data, 'code');
      return { code: typed.current };
    },
    {
      fieldOf,
      onDone: ({ confirmEmailCode: { item } }) => {
        if (item?.state === 'HELD') setHeld({ handle: item.handle ?? '', code: typed.current });
        else onProven();
      },
    },
  );
  if (held !== null) {
    return (
      <HeldEmail
        handle={held.handle}
        proof={{ code: held.code, token: null }}
        onDone={() => window.location.assign(afterLogIn(query.next, locale))}
        onOther={onOther}
      />
    );
  }
  return (
    <form method="post" onSubmit={(event) => void form.onSubmit(event)}>
      <Stack>
        <p role="status">{t('sent', { email: sentTo })}</p>
        <FormError code={form.errorCode}>{form.formError}</FormError>
        <CodeField name="code" label={t('label')} length={length} error={form.fieldErrors.code} />
        <Cluster>
          <Button type="submit" isLoading={form.isRunning}>
            {t('confirm')}
          </Button>
          {again}
          <Button variant="link" onClick={onOther}>
            {t('other')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
