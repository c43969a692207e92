import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { pageTranslations, type PageTranslations } from '@/lib/i18n/pageTranslations';
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '@/lib/navigation/locales';
import { showsHelpChat } from '@/lib/navigation/layout';
import { SIDEBAR_COOKIE } from '@/lib/navigation/rememberSidebar';
import { isOnboardingBannerPlace } from '@/lib/navigation/onboarding';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import type { Access } from '@/lib/shared/access';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { Refusal, refusalOf } from '@/lib/secureql/refusal';
import type { CallsOf, Paths } from '@/lib/secureql/runOperation';
import { parseCookies } from '@/lib/server/cookies';
import { realtimeSettings } from '@/lib/server/realtimeSettings';
import { services } from '@/lib/server/services';
import type { CurrentUser } from '@/lib/session/currentUser';
import { ERRORS, type ErrorCode } from '@/lib/shared/errors';
import { gateOf, redirectTo, turnAway } from './pageEnd';
import { PageVisit } from './pageVisit';
import { resolveTheme, type PageTheme, type ThemeSource } from './theme';

/** What every page gets beside its own props. */
export interface ShellProps extends PageTranslations {
  session: { user: CurrentUser | null };
  theme: PageTheme;
  /** Somebody logged in has shut the sidebar, where it covers the page. */
  isSidebarShut: boolean;
  /** Null while the backend does not say how real time is reached. */
  realtime: RealtimeSettings | null;
  /** Only when the page cannot be shown; its own props are then missing. */
  failure?: ErrorCode;
}

/** Props of a page component. The app renders it only when there is no `failure`. */
export type PageProps<Own> = Own & ShellProps;

interface Loaded<M extends Paths, A extends Paths> {
  /** Data of the declared calls, by name. */
  answers: { readonly [K in keyof M]: ResultOf<M[K]> };
  /** Data of `whereAllowed`, by name; missing for visitors, null where the call was refused. */
  allowed: { readonly [K in keyof A]?: ResultOf<A[K]> | null };
  user: CurrentUser | null;
  context: GetServerSidePropsContext;
}

/**
 * `owner` is `extra_public` of the page's creator; `redirect` a path without locale prefix, with
 * `isPermanent` answered 308 (an address that has moved for good, such as an old handle's page).
 */
type Load<Own> =
  | { props: Own; owner?: unknown }
  | { notFound: true }
  | { redirect: string; isPermanent?: boolean };

interface Options<M extends Paths, A extends Paths, Own extends object> {
  access: Access;
  /** Texts beside `common` and `errors`. */
  namespaces?: readonly string[];
  /** Whose looks the page takes; nobody's unless said. */
  theme?: ThemeSource;
  /** Calls that travel with the session's in one request. A payload no call takes is a 404. */
  calls?: (context: GetServerSidePropsContext) => CallsOf<M>;
  /** Calls of one role or of members; they travel along where somebody is logged in. */
  whereAllowed?: (context: GetServerSidePropsContext) => CallsOf<A>;
  /** Own props while the backend is away, for a page that has something to say without it. */
  spare?: Own;
  /** Turns answers into props. A `forbidden` call is a 404 before it comes to this. */
  load?: (loaded: Loaded<M, A>) => Load<Own> | Promise<Load<Own>>;
}

const NOT_FOUND: ReadonlySet<ErrorCode> = new Set(['forbidden', 'not_found', 'payload.invalid']);

/**
 * The one wrapper of all server props: session, gate, the page's calls, theme and texts. Who may not
 * see the page is sent away; what cannot be shown is rendered with `failure` and its status.
 */
export function serverPage<
  M extends Paths = Record<never, never>,
  Own extends object = object,
  A extends Paths = Record<never, never>,
>(options: Options<M, A, Own>): GetServerSideProps<PageProps<Own>> {
  return (context) => answer(context, options);
}

async function answer<M extends Paths, A extends Paths, Own extends object>(
  context: GetServerSidePropsContext,
  options: Options<M, A, Own>,
): Promise<GetServerSidePropsResult<PageProps<Own>>> {
  const visit = new PageVisit(context, services());
  try {
    return await show(context, visit, options);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.code === 'auth.required') return turnAway(context, 'login_required', visit.config);
    const code = NOT_FOUND.has(refusal.code) ? 'not_found' : refusal.code;
    visit.report(refusal);
    if (options.spare !== undefined && ERRORS[code] >= 500) {
      const shell = await shellProps(context, visit, options, undefined);
      return { props: { ...options.spare, ...shell } };
    }
    return (await fail(context, visit, options, code)) as GetServerSidePropsResult<PageProps<Own>>;
  } finally {
    visit.settleSession();
  }
}

async function show<M extends Paths, A extends Paths, Own extends object>(
  context: GetServerSidePropsContext,
  visit: PageVisit,
  options: Options<M, A, Own>,
): Promise<GetServerSidePropsResult<PageProps<Own>>> {
  const { access, load } = options;
  // Whoever has to log in is no search engine.
  if (access !== 'public') context.res.setHeader('X-Robots-Tag', 'noindex');
  if (access !== 'public' && visit.isVisitor) {
    return turnAway(context, 'login_required', visit.config);
  }
  const calls = options.calls?.(context) ?? ({} as CallsOf<M>);
  const membersCalls = visit.isVisitor ? undefined : options.whereAllowed?.(context);
  const whereAllowed = membersCalls ?? ({} as CallsOf<A>);
  const outcomes = await visit.ask(calls, whereAllowed);
  const { user } = visit;
  const flash = gateOf(access, user);
  if (flash !== null) return turnAway(context, flash, visit.config);
  const answers = visit.answersOf(outcomes.calls);
  const allowed = visit.allowedOf(outcomes.whereAllowed);
  const loaded = (await load?.({ answers, allowed, user, context })) ?? { props: {} as Own };
  if ('redirect' in loaded) {
    return redirectTo(context, loaded.redirect, loaded.isPermanent);
  }
  if ('notFound' in loaded) throw new Refusal('not_found');
  const shell = await shellProps(context, visit, options, loaded.owner);
  return { props: { ...loaded.props, ...shell } };
}

async function fail<M extends Paths, A extends Paths, Own extends object>(
  context: GetServerSidePropsContext,
  visit: PageVisit,
  options: Options<M, A, Own>,
  failure: ErrorCode,
): Promise<{ props: ShellProps }> {
  const status = ERRORS[failure];
  context.res.statusCode = status >= 500 ? 503 : status;
  if (status >= 500) context.res.setHeader('Retry-After', '5');
  return { props: { ...(await shellProps(context, visit, options, undefined)), failure } };
}

async function shellProps<M extends Paths, A extends Paths, Own extends object>(
  context: GetServerSidePropsContext,
  visit: PageVisit,
  { theme = 'default', namespaces = [] }: Options<M, A, Own>,
  owner: unknown,
): Promise<ShellProps> {
  const { user } = visit;
  const realtime = await realtimeSettings(visit.config, visit.backend, visit.startedAt);
  const around = [...bannerTexts(context, user), ...helpTexts(context)];
  const every = [...new Set(['common', 'errors', ...namespaces, ...around])];
  return {
    session: { user },
    isSidebarShut: user !== null && hasShutSidebar(context),
    theme: resolveTheme(theme, { owner, viewer: user }),
    realtime,
    ...(await pageTranslations(localeOf(context), every)),
  };
}

/** Texts of the banner of open tasks, which stands above pages of their own. */
function bannerTexts({ resolvedUrl }: GetServerSidePropsContext, user: CurrentUser | null) {
  const isAsked = user?.userType === 'CREATOR' && !user.onboardingComplete;
  return isAsked && isOnboardingBannerPlace(resolvedUrl) ? ['onboarding'] : [];
}

/** Texts of the articles that stand beside some pages. */
function helpTexts({ resolvedUrl }: GetServerSidePropsContext) {
  return showsHelpChat(resolvedUrl) ? ['help'] : [];
}

function hasShutSidebar({ req }: GetServerSidePropsContext): boolean {
  return parseCookies(req.headers.cookie).has(SIDEBAR_COOKIE);
}

function localeOf({ locale }: GetServerSidePropsContext): LocaleCode {
  return isLocaleCode(locale) ? locale : DEFAULT_LOCALE;
}
