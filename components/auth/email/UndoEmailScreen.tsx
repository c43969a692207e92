import { useState } from 'react';
import { AuthFrame } from '@/components/auth/AuthFrame';
import { LinkSteps } from '@/components/auth/LinkSteps';
import { PageHead } from '@/components/shared/page/PageHead';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useLinkToken } from '@/hooks/ui/page/useLinkToken';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { AccountTaken } from './AccountTaken';

/** The page of the link mailed to an old address: takes the change of address back. */
export function UndoEmailScreen() {
  const { t } = useTranslation('auth');
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const form = useSecureqlForm('accounts/undo-email-change/', () => ({ token: token ?? '' }), {
    onDone: () => setIsDone(true),
  });
  return (
    <AuthFrame heading={t(isDone ? 'undo.done' : 'undo.heading')} isInShell>
      <PageHead title={t('undo.title')} isPrivate />
      {isDone ? (
        <AccountTaken text={t('undo.done_text')} />
      ) : (
        <LinkSteps token={token} form={form} text={t('undo.text')} submit={t('undo.submit')} />
      )}
    </AuthFrame>
  );
}
