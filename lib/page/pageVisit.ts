import type { IncomingMessage, ServerResponse } from 'node:http';
import { HIDDEN_COOKIE } from '@/lib/session/rememberHidden';
import { SIDEBAR_COOKIE } from '@/lib/session/rememberSidebar';
import type { Backend, SessionEffect } from '@/lib/secureql/server/backend';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { isNews, type Refusal } from '@/lib/secureql/server/refusal';
import {
  runOperations,
  type CallsOf,
  type Gate,
  type OutcomesOf,
  type Paths,
} from '@/lib/secureql/server/runOperation';
import { shareRun } from '@/lib/secureql/server/sharedRuns';
import type { WebConfig } from '@/lib/server/config';
import { parseCookies } from '@/lib/server/http/cookies';
import { askerOf, type Services } from '@/lib/server/services';
import { readSession, writeSession } from '@/lib/server/http/sessionCookies';
import type { CurrentUser } from '@/lib/session/currentUser';
import type { ErrorCode } from '@/lib/shared/errors';
import type { PageSession } from './pageShell';

interface PageRequest {
  req: IncomingMessage;
  res: ServerResponse;
  resolvedUrl: string;
}

/** Refusals of a call that is not for the caller; a session may end between the gate and the call. */
const OTHERS_ONLY: ReadonlySet<ErrorCode> = new Set(['forbidden', 'auth.required']);

/** One request for a page: who asks, what the backend said, what becomes of the session. */
export class PageVisit {
  /** Unix ms, before anything was read. */
  readonly startedAt = Date.now();
  /** Null until asked, and for visitors. */
  user: CurrentUser | null = null;
  #effect: SessionEffect | null;
  readonly #context: PageRequest;
  readonly #services: Services;
  readonly #gate: Gate;

  constructor(context: PageRequest, services: Services) {
    const session = readSession(context.req);
    this.#context = context;
    this.#services = services;
    this.#effect = session.isBroken ? 'clear' : null;
    const asker = askerOf(context.req, session.token, services.config);
    this.#gate = { backend: services.backend, asker };
  }

  get config(): WebConfig {
    return this.#services.config;
  }

  get backend(): Backend {
    return this.#services.backend;
  }

  /** True without a session cookie; with one, only the backend knows. */
  get isVisitor(): boolean {
    return this.#gate.asker.session === null;
  }

  /** Somebody logged in has shut the sidebar, where it covers the page. */
  get isSidebarShut(): boolean {
    return this.user !== null && this.#hasCookie(SIDEBAR_COOKIE);
  }

  /** Who asks, as the page's props say it. */
  get session(): PageSession {
    return { user: this.user, hidesPrivate: this.user !== null && this.#hasCookie(HIDDEN_COOKIE) };
  }

  #hasCookie(name: string): boolean {
    return parseCookies(this.#context.req.headers.cookie).has(name);
  }

  /** Asks for the session and the page's calls in one request, or not at all when neither is due. */
  async ask<M extends Paths, A extends Paths>(
    calls: CallsOf<M>,
    whereAllowed: CallsOf<A>,
  ): Promise<{ calls: OutcomesOf<M>; whereAllowed: OutcomesOf<A> }> {
    const all = {
      ...calls,
      ...whereAllowed,
      ...(this.isVisitor ? {} : { session: ['get-current-user-ssr', {}] as const }),
    };
    if (Object.keys(all).length === 0) return { calls: {}, whereAllowed: {} } as never;
    const run = () => runOperations<Paths>(this.#gate, all);
    const { outcomes, sessionEffect } = await (this.isVisitor
      ? shareRun(JSON.stringify(all), run)
      : run());
    this.#effect = sessionEffect ?? this.#effect;
    const { session } = outcomes;
    if (session?.refusal) throw session.refusal;
    const data = session?.data as ResultOf<'get-current-user-ssr'> | undefined;
    this.user = data?.myUser.item ?? null;
    const those = (named: object) =>
      Object.fromEntries(Object.keys(named).map((name) => [name, outcomes[name]]));
    return {
      calls: those(calls) as OutcomesOf<M>,
      whereAllowed: those(whereAllowed) as OutcomesOf<A>,
    };
  }

  /** Data of calls that all have to succeed. Throws the first refusal. */
  answersOf<M extends Paths>(outcomes: OutcomesOf<M>): { [K in keyof M]: ResultOf<M[K]> } {
    const entries = Object.entries(outcomes) as [string, OutcomesOf<M>[keyof M]][];
    for (const [, { refusal }] of entries) if (refusal !== null) throw refusal;
    const data = entries.map(([name, outcome]) => [name, outcome.data]);
    return Object.fromEntries(data) as { [K in keyof M]: ResultOf<M[K]> };
  }

  /** Data of calls that may be another role's or members' alone, which is null. Throws any other refusal. */
  allowedOf<M extends Paths>(outcomes: OutcomesOf<M>): { [K in keyof M]: ResultOf<M[K]> | null } {
    const entries = Object.entries(outcomes) as [string, OutcomesOf<M>[keyof M]][];
    const data = entries.map(([name, { data, refusal }]) => {
      if (refusal !== null && !OTHERS_ONLY.has(refusal.code)) throw refusal;
      return [name, data];
    });
    return Object.fromEntries(data) as { [K in keyof M]: ResultOf<M[K]> | null };
  }

  /** Writes what became of the session into the answer. */
  settleSession(): void {
    const { req, res } = this.#context;
    if (this.#effect !== null) writeSession(req, res, this.#effect, this.#services);
  }

  /** Logs a refusal that is a fault. */
  report(refusal: Refusal): void {
    if (!isNews(refusal)) return;
    const { requestId } = this.#gate.asker;
    const page = this.#context.resolvedUrl.split('?')[0];
    this.#services.log.error({ requestId, page, err: refusal.cause }, `page: ${refusal.code}`);
  }
}
