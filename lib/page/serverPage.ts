import type { ServerResponse } from 'node:http';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { refusalOf } from '@/lib/secureql/server/refusal';
import type { CallsOf, Paths } from '@/lib/secureql/server/runOperation';
import { services } from '@/lib/server/services';
import type { CurrentUser } from '@/lib/session/currentUser';
import type { Access } from '@/lib/shared/access';
import { ERRORS, type ErrorCode } from '@/lib/shared/errors';
import { reasonAgainst, redirectTo, redirectWithFlash, type Flash } from './pageRedirects';
import { shellProps, type ShellOptions, type ShellProps } from './pageShell';
import { PageVisit } from './pageVisit';

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

/** What becomes of a visit: what `load` makes of it, or why it never comes to that. */
type Outcome<Own> = Load<Own> | { flash: Flash } | { failure: ErrorCode };

interface Options<M extends Paths, A extends Paths, Own extends object> extends ShellOptions {
  access: Access;
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
  return async (context) => {
    const visit = new PageVisit(context, services());
    const outcome = await askFor(context, visit, options).catch((error: unknown) =>
      outcomeOf(error, visit, options),
    );
    visit.settleSession();
    // Whoever has to log in is no search engine.
    if (options.access !== 'public') context.res.setHeader('X-Robots-Tag', 'noindex');

    if ('flash' in outcome) return redirectWithFlash(context, outcome.flash, visit.config);
    if ('redirect' in outcome) return redirectTo(context, outcome.redirect, outcome.isPermanent);
    if ('props' in outcome) {
      const shell = await shellProps(context, visit, options, outcome.owner);
      return { props: { ...outcome.props, ...shell } };
    }
    const failure = 'failure' in outcome ? outcome.failure : 'not_found';
    writeStatus(context.res, failure);
    const shell = await shellProps(context, visit, options, undefined);
    return { props: { ...shell, failure } as PageProps<Own> };
  };
}

/** Gate and operations. Throws Refusal when a call that has to succeed does not. */
async function askFor<M extends Paths, A extends Paths, Own extends object>(
  context: GetServerSidePropsContext,
  visit: PageVisit,
  options: Options<M, A, Own>,
): Promise<Outcome<Own>> {
  const { access, load } = options;
  if (access !== 'public' && visit.isVisitor) return { flash: 'login_required' };
  const calls = options.calls?.(context) ?? ({} as CallsOf<M>);
  const membersCalls = visit.isVisitor ? undefined : options.whereAllowed?.(context);
  const outcomes = await visit.ask(calls, membersCalls ?? ({} as CallsOf<A>));
  const { user } = visit;
  const flash = reasonAgainst(access, user);
  if (flash !== null) return { flash };
  const answers = visit.answersOf(outcomes.calls);
  const allowed = visit.allowedOf(outcomes.whereAllowed);
  return (await load?.({ answers, allowed, user, context })) ?? { props: {} as Own };
}

/** What a page shows after an error, which is logged when it is a fault. */
function outcomeOf<Own extends object>(
  error: unknown,
  visit: PageVisit,
  { spare }: { spare?: Own },
): Outcome<Own> {
  const refusal = refusalOf(error);
  if (refusal.code === 'auth.required') return { flash: 'login_required' };
  visit.report(refusal);
  if (NOT_FOUND.has(refusal.code)) return { failure: 'not_found' };
  const isAway = ERRORS[refusal.code] >= 500;
  return isAway && spare !== undefined ? { props: spare } : { failure: refusal.code };
}

function writeStatus(response: ServerResponse, failure: ErrorCode): void {
  const status = ERRORS[failure];
  response.statusCode = status >= 500 ? 503 : status;
  if (status >= 500) response.setHeader('Retry-After', '5');
}
