import { useRouter } from 'next/router';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useEffect } from 'react';
import { useToast } from './useToast';

const COOKIE = 'flash';

const texts: Readonly<Record<string, string>> = {
  login_required: 'auth:login_required',
  wrong_role: 'common:flash.wrong_role',
  account_deleted: 'common:flash.account_deleted',
};

/** Shows once what the server left for the page it redirected to, and takes it away. */
export function useFlash(): void {
  const { t } = useTranslation('common');
  const { asPath } = useRouter();
  const toast = useToast();

  useEffect(() => {
    // Rare, so the cookie library comes only then.
    if (!document.cookie.includes(`${COOKIE}=`)) return;
    void import('js-cookie').then(({ default: Cookies }) => {
      const text = texts[Cookies.get(COOKIE) ?? ''];
      Cookies.remove(COOKIE);
      if (text !== undefined) toast.warning(t(text));
    });
  }, [asPath, t, toast]);
}
