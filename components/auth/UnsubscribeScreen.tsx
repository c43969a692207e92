import { useState } from 'react';
import { PageHead } from '@/components/shared/page/PageHead';
import { Notice } from '@/components/ui/Notice';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useLinkToken } from '@/hooks/ui/page/useLinkToken';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { AuthFrame } from './AuthFrame';
import { LinkSteps } from './LinkSteps';

/** The page of the unsubscribe link at the foot of optional mails. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('auth');
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const form = useSecureqlForm('accounts/unsubscribe/', () => ({ token: token ?? '' }), {
    onDone: () => setIsDone(true),
  });
  return (
    <AuthFrame heading={isDone ? t('unsubscribe.done_title') : t('unsubscribe.heading')} isInShell>
      <PageHead title={t('unsubscribe.title')} isPrivate />
      {isDone ? (
        <Notice kind="good" isLive>
          <p>{t('unsubscribe.done')}</p>
        </Notice>
      ) : (
        <LinkSteps
          token={token}
          form={form}
          text={t('unsubscribe.text')}
          submit={t('unsubscribe.submit')}
        />
      )}
    </AuthFrame>
  );
}
