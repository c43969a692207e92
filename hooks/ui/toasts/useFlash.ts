import { useRouter } from 'next/router';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useEffect } from 'react';

/** Shows once what the server left for the page it redirected to, and takes it away. */
export function useFlash(): void {
  const { t } = useTranslation('common');
  const { asPath } = useRouter();

  useEffect(() => {
    // Rare, so the rest comes only then.
    if (!document.cookie.includes('flash=')) return;
    void import('./showFlash').then(({ showFlash }) => showFlash(t));
  }, [asPath, t]);
}
