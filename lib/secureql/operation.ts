import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { z } from 'zod';
import type { Access } from '@/lib/shared/access';
import type { RateName } from '@/lib/shared/rates';
import type { introspection } from './schema.generated';

/** Keys of `A`; an object that takes none has an index signature in zod's output. */
type KeysOf<A> = string extends keyof A ? never : keyof A;

/** `unknown` when payload and variables agree both ways, else a type that nothing fits. */
type Same<Payload, Variables> = [Exclude<KeysOf<Payload>, KeysOf<Variables>>] extends [never]
  ? [Exclude<KeysOf<Variables>, KeysOf<Payload>>] extends [never]
    ? Payload extends Variables
      ? unknown
      : { 'payload does not fit the variables': Variables }
    : { 'the document asks for more': Exclude<KeysOf<Variables>, KeysOf<Payload>> }
  : { 'the document takes no': Exclude<KeysOf<Payload>, KeysOf<Variables>> };

/** Root fields of the schema that write. */
type Write = keyof introspection['types']['Mutation']['fields'];

/** A write names its limit, or it does not compile; a read names one where it is dear. */
type Limited<Result> = [Extract<keyof Result, Write>] extends [never]
  ? { limit?: RateName }
  : { limit: RateName };

/** One declared call. `query` is the printed document, the only GraphQL that ever reaches the backend. */
export interface Operation<Path extends string, Schema extends z.ZodObject, Result> {
  path: Path;
  access: Access;
  /** How often one account and one address may call. */
  limit?: RateName;
  /** The browser that calls must be known again: it gets a key where it has none. */
  marksBrowser?: true;
  payload: Schema;
  query: string;
  /** A call that takes one file instead of JSON, and no document. */
  isUpload?: true;
  /** Carries the result's type; never set. */
  readonly result?: Result;
}

/** Any declaration, also of what has an address of its own beside `/api/secureql`. */
export type AnyDeclared = Operation<string, z.ZodObject, unknown>;

/**
 * Declares one call; `payload` is a strict object. Does not compile unless the payload's output and
 * the document's variables have the same keys and fitting types, and unless a mutation has a limit.
 */
export function defineOperation<
  const Path extends string,
  Schema extends z.ZodObject,
  Result,
  Variables,
>(
  declaration: {
    path: Path;
    access: Access;
    marksBrowser?: true;
    payload: Schema & Same<z.output<Schema>, Variables>;
    document: TadaDocumentNode<Result, Variables>;
  } & Limited<Result>,
): Operation<Path, Schema, Result> {
  const { path, access, limit, marksBrowser, payload, document } = declaration;
  return { path, access, limit, marksBrowser, payload, query: print(document) };
}

/** Payload of a call that takes nothing: `{}`. */
export const noPayload = z.strictObject({});

/** Declares a call that takes one file in the multipart field `file`; the backend has a door for it. */
export function defineUpload<Result>() {
  return <const Path extends string>(
    path: Path,
    access: Access,
  ): Operation<Path, typeof noPayload, Result> => ({
    path,
    access,
    // Counted by the backend's door for files, before it reads one.
    limit: 'photo',
    payload: noPayload,
    query: '',
    isUpload: true,
  });
}
