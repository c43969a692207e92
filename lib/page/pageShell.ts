import type { GetServerSidePropsContext } from 'next';
import { pageTranslations, type PageTranslations } from '@/lib/i18n/pageTranslations';
import { showsHelpChat } from '@/lib/navigation/layout';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { isOnboardingBannerPlace } from '@/lib/navigation/onboarding';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import { realtimeSettings } from '@/lib/server/realtimeSettings';
import type { CurrentUser } from '@/lib/session/currentUser';
import type { ErrorCode } from '@/lib/shared/errors';
import type { PageVisit } from './pageVisit';
import { resolveTheme, type PageTheme, type ThemeSource } from './theme';

/** Who asks for a page. */
export interface PageSession {
  user: CurrentUser | null;
  /** Their browser hides private data with or without an overlay. */
  hidesPrivate: boolean;
}

/** What every page gets beside its own props. */
export interface ShellProps extends PageTranslations {
  session: PageSession;
  theme: PageTheme;
  /** Somebody logged in has shut the sidebar, where it covers the page. */
  isSidebarShut: boolean;
  /** Null while the backend does not say how real time is reached. */
  realtime: RealtimeSettings | null;
  /** Only when the page cannot be shown; its own props are then missing. */
  failure?: ErrorCode;
}

/** What a page says of its shell. */
export interface ShellOptions {
  /** Texts beside `common` and `errors`; a function where the address decides. */
  namespaces?: readonly string[] | ((context: GetServerSidePropsContext) => readonly string[]);
  /** Whose looks the page takes; nobody's unless said. */
  theme?: ThemeSource;
}

/** Returns session, theme, real time and texts of a page; `owner` is `extra_public` of its creator. */
export async function shellProps(
  context: GetServerSidePropsContext,
  { session, user, isSidebarShut, config, backend, startedAt }: PageVisit,
  { theme = 'default', namespaces = [] }: ShellOptions,
  owner: unknown,
): Promise<ShellProps> {
  const { locale, resolvedUrl } = context;
  const own = typeof namespaces === 'function' ? namespaces(context) : namespaces;
  const needed = [
    ...['common', 'errors', ...own],
    ...(showsOnboardingBanner(resolvedUrl, user) ? ['onboarding'] : []),
    ...(showsHelpChat(resolvedUrl) ? ['help', 'helpChat'] : []),
  ];
  return {
    session,
    isSidebarShut,
    theme: resolveTheme(theme, { owner, viewer: user }),
    realtime: await realtimeSettings(config, backend, startedAt),
    ...(await pageTranslations(isLocaleCode(locale) ? locale : DEFAULT_LOCALE, [
      ...new Set(needed),
    ])),
  };
}

/** Whether the banner of open tasks stands above a page. */
function showsOnboardingBanner(resolvedUrl: string, user: CurrentUser | null): boolean {
  const isAsked = user?.userType === 'CREATOR' && !user.onboardingComplete;
  return isAsked && isOnboardingBannerPlace(resolvedUrl);
}
