import { useRouter } from 'next/router';
import { useSession } from '@/hooks/session/useSession';
import { afterLogIn, nextQuery } from '@/lib/navigation/destination';
import { DEFAULT_LOCALE } from '@/lib/navigation/locales';

/**
 * Goes on after a log-in: to the remembered destination. From a quick account the way leads over the
 * log-in page once more, which asks what becomes of its places. `onward` is where Google's newcomers
 * go instead.
 */
export function useAfterLogIn(): (onward?: string) => void {
  const { query, locale } = useRouter();
  const { user } = useSession();
  return (onward) => {
    const ask = `/login${nextQuery(query.next)}`;
    window.location.assign(
      user?.isQuick ? inLanguage(ask, locale) : (onward ?? afterLogIn(query.next, locale)),
    );
  };
}

function inLanguage(path: string, locale: string | undefined): string {
  return locale === undefined || locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}
