import { useState } from 'react';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useSession } from '@/hooks/session/useSession';
import { useLinkToken } from '@/hooks/ui/page/useLinkToken';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { AuthFrame } from './AuthFrame';
import { LinkSteps } from './LinkSteps';

/** The page of the mailed link that verifies an e-mail address, the first one or a new one. */
export function VerifyEmailScreen() {
  const { t } = useTranslation('auth');
  const { isLoggedIn } = useSession();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<'confirmed' | 'changed' | null>(null);
  const form = useSecureqlForm('accounts/confirm-email/', () => ({ token: token ?? '' }), {
    onDone: ({ confirmEmail }) => setOutcome(confirmEmail.item?.isChange ? 'changed' : 'confirmed'),
  });
  return (
    <AuthFrame heading={outcome === null ? t('verify.heading') : t('verify.done')} isInShell>
      <PageHead title={t('verify.title')} isPrivate />
      {outcome === null ? (
        <LinkSteps token={token} form={form} text={t('verify.text')} submit={t('verify.submit')} />
      ) : (
        <Stack>
          <Notice kind="good" isLive>
            <p>{outcome === 'changed' ? t('verify.changed') : t('verify.confirmed')}</p>
          </Notice>
          <ButtonLink href={isLoggedIn ? '/dashboard/home' : '/login'} isWide>
            {isLoggedIn ? t('verify.home') : t('login.submit')}
          </ButtonLink>
        </Stack>
      )}
    </AuthFrame>
  );
}
