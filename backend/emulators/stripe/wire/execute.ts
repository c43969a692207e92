import { findRoute, type Call, type Route } from './call';
import { StripeError } from './errors';
import type { Value } from './form';
import { earlierAnswer, inFlightError, keyedCall, type Keyed } from './idempotency';
import { show } from './show';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { World } from '@/backend/emulators/stripe/world';

/** A call as it came in, its form read. */
export interface Asked {
  method: string;
  path: string;
  owner: string;
  key: string | null;
  given: { [name: string]: Value };
}

export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/** Executes calls: each once for its key, whole or not at all, and written before it is answered. */
export class Executor {
  readonly #world: World;
  readonly #routes: Route[];
  readonly #inFlight = new Set<string>();

  constructor(world: World, routes: Route[]) {
    this.#world = world;
    this.#routes = routes;
  }

  /** `beforehand` takes the time that a call is in flight. */
  async answer(asked: Asked, beforehand: () => Promise<void>): Promise<Answer> {
    const requestId = stripeId('req', 14);
    try {
      const keyed = this.#keyOf(asked);
      if (keyed === null) return this.#execute(asked, requestId, null);
      return await this.#once(asked, requestId, keyed, beforehand);
    } catch (error) {
      return { ...failure(error, this.#world), headers: { 'Request-Id': requestId } };
    }
  }

  async #once(
    asked: Asked,
    requestId: string,
    keyed: Keyed,
    beforehand: () => Promise<void>,
  ): Promise<Answer> {
    if (this.#inFlight.has(keyed.id)) throw inFlightError(keyed);
    this.#inFlight.add(keyed.id);
    try {
      const earlier = earlierAnswer(this.#world, keyed);
      if (earlier !== undefined) {
        const { status, body } = earlier;
        const replay = { 'Idempotent-Replayed': 'true', 'Original-Request': earlier.requestId };
        return { status, body, headers: { ...replay, ...keyHeaders(requestId, keyed) } };
      }
      await beforehand();
      return this.#execute(asked, requestId, keyed);
    } finally {
      this.#inFlight.delete(keyed.id);
    }
  }

  #execute(asked: Asked, requestId: string, keyed: Keyed | null): Answer {
    const { store, asking } = this.#world;
    Object.assign(asking, { id: requestId, key: keyed?.key ?? null });
    try {
      const answer = store.change(() => {
        const { isStored, ...result } = this.#run(asked);
        if (keyed !== null && isStored) this.#remember(keyed, requestId, result);
        return result;
      });
      return { ...answer, headers: keyHeaders(requestId, keyed) };
    } catch (error) {
      const answer = failure(error, this.#world);
      const isStored = error instanceof StripeError && error.isStored;
      if (keyed !== null && isStored) {
        store.change(() => this.#remember(keyed, requestId, answer));
      }
      return { ...answer, headers: keyHeaders(requestId, keyed) };
    } finally {
      Object.assign(asking, { id: null, key: null });
    }
  }

  #run({ method, path, owner, given }: Asked) {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    const found = findRoute(this.#routes, method, segments);
    if (found === undefined) {
      const message = `Unrecognized request URL (${method}: ${path}).`;
      throw new StripeError(404, { type: 'invalid_request_error', message }, { isStored: false });
    }
    const { expand, ...parameters } = given;
    const call: Call = { world: this.#world, owner, ids: found.ids };
    try {
      const result = found.route.run(call, parameters);
      const body = JSON.stringify(show(this.#world, result, pathsOf(expand)));
      return { status: 200, body, isStored: method === 'POST' };
    } catch (error) {
      // A decline has changed what it was about, and that stays.
      if (error instanceof StripeError && error.isKept) {
        return { ...failure(error, this.#world), isStored: true };
      }
      throw error;
    }
  }

  #remember({ id, asked }: Keyed, requestId: string, { status, body }: Omit<Answer, 'headers'>) {
    const { store, clock } = this.#world;
    store.add({ id, object: 'answer', created: clock.seconds(), asked, status, body, requestId });
  }

  #keyOf({ method, path, owner, key, given }: Asked): Keyed | null {
    if (method !== 'POST' || key === null) return null;
    return keyedCall(owner, key, method, path, given);
  }
}

function keyHeaders(requestId: string, keyed: Keyed | null): Record<string, string> {
  return { 'Request-Id': requestId, ...(keyed !== null && { 'Idempotency-Key': keyed.key }) };
}

function pathsOf(expand: Value | undefined): string[] {
  if (expand === undefined) return [];
  const paths = Array.isArray(expand) ? expand : [expand];
  return paths.filter((path): path is string => typeof path === 'string');
}

function failure(error: unknown, { logger }: World): { status: number; body: string } {
  if (error instanceof StripeError) {
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  }
  logger.error({ err: error }, 'stripe sandbox: a call failed');
  const body = { type: 'api_error', message: 'An unknown error occurred.' };
  return { status: 500, body: JSON.stringify({ error: body }) };
}
