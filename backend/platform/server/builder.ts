import SchemaBuilder, {
  type InputObjectRef,
  type ObjectFieldBuilder,
  type ObjectRef,
} from '@pothos/core';
import type { ErrorCode } from '@/lib/shared/errors';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import { AppError } from '@/backend/platform/errors';
import type { Context } from '@/backend/platform/context';

interface SchemaTypes {
  Context: Context;
  Scalars: {
    ID: { Input: string; Output: string };
    WidgetSettings: { Input: WidgetSettings; Output: WidgetSettings };
  };
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
}

/** Fields and inputs are non-null unless they say otherwise, as in schema.graphql. */
export const builder = new SchemaBuilder<SchemaTypes>({
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
});

builder.queryType({});
builder.mutationType({});

type Types = (typeof builder)['$inferSchemaTypes'];

/** An object type of this schema whose resolvers see `Shape`. */
export type TypeRef<Shape> = ObjectRef<Types, Shape>;

/** What declares the fields of an object type, for fields that several types share. */
export type FieldsOf<Shape> = ObjectFieldBuilder<Types, Shape>;

/** `{error, item}`: one thing, or why not. */
export interface ItemAnswer<Item> {
  error: ErrorCode | null;
  item: Item | null;
}

/** `{error, items}` with an optional cursor of the next page. */
export interface ListAnswer<Item> {
  error: ErrorCode | null;
  items: Item[];
  cursor: string | null;
}

/** Another domain's type by its name, so that no graph imports another. `Shape` is the caller's word. */
export function namedType<Shape>(name: string): TypeRef<Shape> {
  // Pothos finds a type by its name at build time; only its types insist on a registered one.
  return name as unknown as TypeRef<Shape>;
}

/** The same for another domain's input type. */
export function namedInput<Shape extends object>(name: string): InputObjectRef<Types, Shape> {
  return name as unknown as InputObjectRef<Types, Shape>;
}

/** Declares the root type `{error: String, item: …}`. */
export function itemRoot<Item>(name: string, item: TypeRef<Item>) {
  return builder.objectRef<ItemAnswer<Item>>(name).implement({
    fields: (t) => ({
      error: t.string({ nullable: true, resolve: (root) => root.error }),
      item: t.field({ type: item, nullable: true, resolve: (root) => root.item as never }),
    }),
  });
}

/** Declares the root type `{error: String, items: […]}`, with `cursor: String` when paged. */
export function listRoot<Item>(name: string, item: TypeRef<Item>, { paged = false } = {}) {
  return builder.objectRef<ListAnswer<Item>>(name).implement({
    fields: (t) => ({
      error: t.string({ nullable: true, resolve: (root) => root.error }),
      items: t.field({ type: [item], resolve: (root) => root.items as never }),
      ...(paged ? { cursor: t.string({ nullable: true, resolve: (root) => root.cursor }) } : {}),
    }),
  });
}

/** Returns one item; an in-band refusal becomes `error`, with the item the refusal carries. */
export async function answerItem<Item>(
  work: () => Promise<Item | null>,
): Promise<ItemAnswer<Item>> {
  try {
    return { error: null, item: await work() };
  } catch (error) {
    const refusal = inBandRefusal(error);
    return { error: refusal.code, item: (refusal.item ?? null) as Item | null };
  }
}

/** Returns a list, with what `work` says beside it; an in-band refusal becomes `error` with no items. */
export async function answerList<Item, Beside extends object = object>(
  work: () => Promise<Beside & { items: Item[]; cursor?: string | null }>,
): Promise<ListAnswer<Item> & Partial<Beside>> {
  try {
    return { error: null, cursor: null, ...(await work()) };
  } catch (error) {
    return {
      error: inBandRefusal(error).code,
      items: [] as Item[],
      cursor: null,
    } as ListAnswer<Item> & Partial<Beside>;
  }
}

function inBandRefusal(error: unknown): AppError {
  if (error instanceof AppError && error.inBand) {
    return error;
  }
  throw error;
}
