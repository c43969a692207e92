import { isErrorCode, isInBand } from '@/lib/shared/errors';
import type { Asker, Backend, Document, GraphqlAnswer, SessionEffect } from './backend';
import {
  findOperation,
  type AnyOperation,
  type OperationPath,
  type PayloadOf,
  type ResultOf,
} from '@/lib/secureql/operations/all';
import type { AnyDeclared } from '@/lib/secureql/operation';
import { payloadRefusal, Refusal, type FieldProblem } from './refusal';

/** The backend, and on whose behalf it is asked. */
export interface Gate {
  backend: Backend;
  asker: Asker;
}

/** One call: its path and what goes with it. */
export type Call<P extends OperationPath> = readonly [path: P, payload: PayloadOf<P>];

/** Named paths, and with them named calls. */
export type Paths = Record<string, OperationPath>;
export type CallsOf<M extends Paths> = { readonly [K in keyof M]: Call<M[K]> };

/** What became of one of several calls. */
export type Outcome<Result> = { data: Result; refusal: null } | { data: null; refusal: Refusal };
export type OutcomesOf<M extends Paths> = { [K in keyof M]: Outcome<ResultOf<M[K]>> };

/** Checks a payload against the schema of its call. Throws Refusal `payload.invalid`. */
export function prepare(operation: AnyDeclared, payload: unknown): Document {
  const { query, access, limit } = operation;
  const parsed = operation.payload.safeParse(payload, { reportInput: true });
  if (!parsed.success) throw payloadRefusal(parsed.error);
  return { query, variables: parsed.data, extensions: { access, limit } };
}

/** The data of an answer. Throws Refusal with the code the backend gave, else `internal`. */
export function dataOf(answer: GraphqlAnswer): unknown {
  const first = answer.errors?.[0];
  if (first === undefined) return answer.data;
  const { code, fields, retryAfter } = first.extensions ?? {};
  // An in-band code has no status of its own: outside of a root it is a fault of ours.
  if (!isErrorCode(code) || isInBand(code)) throw new Refusal('internal', {}, first.message);
  const wait = typeof retryAfter === 'number' ? retryAfter : undefined;
  throw new Refusal(code, problemsOf(fields), undefined, wait);
}

/** Runs one call on the server. Throws Refusal. */
export async function runOperation<P extends OperationPath>(
  gate: Gate,
  path: P,
  payload: PayloadOf<P>,
): Promise<{ data: ResultOf<P>; sessionEffect: SessionEffect | null }> {
  const document = prepare(declared(path), payload);
  const { answers, sessionEffect } = await gate.backend.send(gate.asker, [document]);
  return { data: dataOf(answers[0] ?? {}) as ResultOf<P>, sessionEffect };
}

/**
 * Runs up to ten calls in one request to the backend; each succeeds or is refused by itself. Throws
 * Refusal when a payload is wrong or the backend does not answer.
 */
export async function runOperations<M extends Paths>(
  gate: Gate,
  calls: CallsOf<M>,
): Promise<{ outcomes: OutcomesOf<M>; sessionEffect: SessionEffect | null }> {
  const entries = Object.entries<readonly [OperationPath, unknown]>(calls);
  const documents = entries.map(([, [path, payload]]) => prepare(declared(path), payload));
  const { answers, sessionEffect } = await gate.backend.send(gate.asker, documents);
  const outcomes = entries.map(([name], index) => [name, outcomeOf(answers[index] ?? {})]);
  return { outcomes: Object.fromEntries(outcomes) as OutcomesOf<M>, sessionEffect };
}

function declared(path: OperationPath): AnyOperation {
  const operation = findOperation(path);
  if (operation === undefined) throw new Error(`No such call: ${path}`);
  return operation;
}

function outcomeOf(answer: GraphqlAnswer): Outcome<unknown> {
  try {
    return { data: dataOf(answer), refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { data: null, refusal: error };
    throw error;
  }
}

function problemsOf(fields: unknown): Record<string, FieldProblem> {
  if (typeof fields !== 'object' || fields === null) return {};
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([field, key]) => [field, { key: String(key) }]));
}
