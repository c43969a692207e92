import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';
import { z } from 'zod';
import type { Access } from '@/lib/shared/access';

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

/** One declared call. `query` is the printed document, the only GraphQL that ever reaches the backend. */
export interface Operation<Path extends string, Schema extends z.ZodObject, Result> {
  path: Path;
  access: Access;
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
 * the document's variables have the same keys and fitting types.
 */
export function defineOperation<
  const Path extends string,
  Schema extends z.ZodObject,
  Result,
  Variables,
>(declaration: {
  path: Path;
  access: Access;
  payload: Schema & Same<z.output<Schema>, Variables>;
  document: TadaDocumentNode<Result, Variables>;
}): Operation<Path, Schema, Result> {
  const { path, access, payload, document } = declaration;
  return { path, access, payload, query: print(document) };
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
    payload: noPayload,
    query: '',
    isUpload: true,
  });
}
