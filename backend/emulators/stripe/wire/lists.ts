import type { Call } from './call';
import { badParameter, missing } from './errors';
import type { Kind, Kinds, Row } from '@/backend/emulators/stripe/store/rows';

export interface List {
  object: 'list';
  data: unknown[];
  has_more: boolean;
  url: string;
}

interface ListParameters {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: number | Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>> | undefined;
}

export function listUrl(path: string): string {
  return `/v1/${path}`;
}

/** A page of the caller's objects, newest first. */
export function listOf<K extends Kind>(
  { world, owner }: Call,
  kind: K,
  parameters: ListParameters,
  url: string,
  isWanted: (object: Kinds[K], row: Row<K>) => boolean = () => true,
): List {
  const { limit = 10, starting_after: after, ending_before: before, created } = parameters;
  if (limit < 1 || limit > 100) {
    const message = 'This value must be greater than or equal to 1 and at most 100.';
    throw badParameter('parameter_invalid_integer', 'limit', message);
  }
  const rows = world.store
    .all(kind)
    .filter((row) => row.owner === owner && isWanted(row.object, row))
    .filter(({ object }) => isWithin((object as { created?: number }).created ?? 0, created))
    .sort((left, right) => right.seq - left.seq);
  const placeOf = (id: string, parameter: string) => {
    const place = rows.findIndex(({ object }) => object.id === id);
    if (place < 0) throw missing(kind.replace('_', ' '), id, parameter, 400);
    return place;
  };
  const [from, to] =
    before === undefined
      ? [after === undefined ? 0 : placeOf(after, 'starting_after') + 1, rows.length]
      : [0, placeOf(before, 'ending_before')];
  const range = rows.slice(from, to);
  const page = before === undefined ? range.slice(0, limit) : range.slice(-limit);
  return {
    object: 'list',
    data: page.map(({ object }) => object),
    has_more: range.length > page.length,
    url: listUrl(url),
  };
}

function isWithin(time: number, created: ListParameters['created']): boolean {
  if (created === undefined) return true;
  if (typeof created === 'number') return time === created;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = created;
  return time > gt && time >= gte && time < lt && time <= lte;
}

/** The caller's object of an address; 404 where there is none. */
export function ownRow<K extends Kind>(
  { world, owner }: Call,
  kind: K,
  id: string,
  what: string,
  parameter: string,
  status = 404,
): Row<K> {
  const row = world.store.find(kind, id);
  if (row === undefined || row.owner !== owner) throw missing(what, id, parameter, status);
  return row;
}
