import { useState } from 'react';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useLinkToken } from '@/hooks/ui/page/useLinkToken';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { AuthFrame } from './AuthFrame';
import { LinkSteps } from './LinkSteps';

/** The page of the link that a visitor's "Tell me" was mailed. */
export function TellMeScreen() {
  const { t } = useTranslation('tellMe');
  const token = useLinkToken();
  const [path, setPath] = useState<string | null>(null);
  const form = useSecureqlForm('hosting/confirm-tell-me/', () => ({ token: token ?? '' }), {
    onDone: ({ confirmTell }) => setPath(confirmTell.item?.path ?? null),
  });
  return (
    <AuthFrame heading={t(path ? 'confirm.done_title' : 'confirm.heading')} isInShell>
      <PageHead title={t('confirm.title')} isPrivate />
      {path ? (
        <>
          <Notice kind="good" isLive>
            <p>{t('confirm.done')}</p>
          </Notice>
          <ButtonLink href={path} size="large">
            {t('confirm.to_show')}
          </ButtonLink>
        </>
      ) : (
        <LinkSteps
          token={token}
          form={form}
          text={t('confirm.text')}
          submit={t('confirm.submit')}
        />
      )}
    </AuthFrame>
  );
}
