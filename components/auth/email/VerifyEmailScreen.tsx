import { useRouter } from 'next/router';
import { useState } from 'react';
import { AuthFrame } from '@/components/auth/AuthFrame';
import { LinkSteps } from '@/components/auth/LinkSteps';
import { HeldEmail } from '@/components/shared/people/HeldEmail';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useLinkToken } from '@/hooks/ui/page/useLinkToken';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { afterLogIn } from '@/lib/navigation/destination';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { AccountTaken } from './AccountTaken';
import { TakeOver } from './TakeOver';

type Outcome =
  | NonNullable<ResultOf<'accounts/confirm-email/'>['confirmEmail']['item']>
  | { state: 'TAKEN'; handle: string };

const HEADINGS = {
  CONFIRMED: 'verify.done',
  CHANGED: 'verify.done',
  TAKE_OVER: 'takeover.heading',
  TAKEN: 'takeover.done',
  ELSEWHERE: 'verify.elsewhere_title',
  HELD: 'verify.held_title',
} as const;

/** The page of the mailed link that proves an e-mail address, the first one or a new one. */
export function VerifyEmailScreen() {
  const { t } = useTranslation('auth');
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useSecureqlForm('accounts/confirm-email/', () => ({ token: token ?? '' }), {
    onDone: ({ confirmEmail }) => setOutcome(confirmEmail.item),
  });
  return (
    <AuthFrame heading={t(outcome === null ? 'verify.heading' : HEADINGS[outcome.state])} isInShell>
      <PageHead title={t('verify.title')} isPrivate />
      {outcome === null ? (
        <LinkSteps token={token} form={form} text={t('verify.text')} submit={t('verify.submit')} />
      ) : (
        <After
          outcome={outcome}
          token={token ?? ''}
          onTaken={(handle) => setOutcome({ state: 'TAKEN', handle })}
        />
      )}
    </AuthFrame>
  );
}

interface AfterProps {
  outcome: Outcome;
  token: string;
  onTaken: (handle: string) => void;
}

function After({ outcome, token, onTaken }: AfterProps) {
  const { t } = useTranslation('auth');
  const { locale } = useRouter();
  const handle = outcome.handle ?? '';
  switch (outcome.state) {
    case 'TAKE_OVER':
      return <TakeOver handle={handle} token={token} onDone={onTaken} />;
    case 'TAKEN':
      return <AccountTaken text={t('takeover.done_text', { handle })} />;
    case 'HELD':
      return (
        <HeldEmail
          handle={handle}
          proof={{ token, code: null }}
          onDone={() => window.location.replace(afterLogIn(undefined, locale))}
        />
      );
    case 'ELSEWHERE':
      return (
        <Notice isLive>
          <p>{t('verify.elsewhere')}</p>
        </Notice>
      );
    default:
      return (
        <Stack>
          <Notice kind="good" isLive>
            <p>{t(outcome.state === 'CHANGED' ? 'verify.changed' : 'verify.confirmed')}</p>
          </Notice>
          <ButtonLink href="/dashboard/home" isWide>
            {t('verify.home')}
          </ButtonLink>
        </Stack>
      );
  }
}
