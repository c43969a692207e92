import type { z } from 'zod';
import type { Value } from './form';
import { readParameters } from './parameters';
import type { World } from '@/backend/emulators/stripe/world';

/** One call of the API, read and let in. */
export interface Call {
  world: World;
  /** The account the call speaks for (Stripe-Account); '' for the platform. */
  owner: string;
  /** What the parameters of the path hold. */
  ids: string[];
}

export interface Route {
  method: string;
  /** Segments; `:` takes one. */
  pattern: string[];
  run: (call: Call, given: Value) => unknown;
}

/** An endpoint: its parameters are a closed list, its answer an object or a list. */
export function route<T extends z.ZodType>(
  method: 'GET' | 'POST' | 'DELETE',
  pattern: string,
  schema: T,
  run: (call: Call, parameters: z.infer<T>) => unknown,
): Route {
  return {
    method,
    pattern: pattern.split('/'),
    run: (call, given) => run(call, readParameters(schema, given)),
  };
}

/** The route of an address and what its parameters hold. */
export function findRoute(
  routes: Route[],
  method: string,
  segments: string[],
): { route: Route; ids: string[] } | undefined {
  for (const candidate of routes) {
    const { pattern } = candidate;
    if (candidate.method !== method || pattern.length !== segments.length) continue;
    const fits = pattern.every((part, at) => part === ':' || part === segments[at]);
    if (fits) {
      return { route: candidate, ids: segments.filter((_, at) => pattern[at] === ':') };
    }
  }
  return undefined;
}
