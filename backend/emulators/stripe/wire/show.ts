import { badParameter } from './errors';
import { listUrl, type List } from './lists';
import type { Kind, Kinds } from '@/backend/emulators/stripe/store/rows';
import type { World } from '@/backend/emulators/stripe/world';

type Shown = Record<string, unknown>;

const MOST_DEPTH = 4;
const PRIVATE: readonly Kind[] = ['answer', 'message', 'settings', 'timer', 'visit'];

/** The object as it is now, with the named references opened (`latest_charge`, `data.customer`). */
export function show(world: World, object: unknown, paths: string[]): unknown {
  let shown = current(world, object);
  for (const path of paths) {
    const parts = path.split('.');
    const isList = isShown(shown) && shown.object === 'list';
    if (parts.length > MOST_DEPTH + (isList ? 1 : 0)) throw cannotExpand(path);
    shown = open(world, shown, parts, path);
  }
  return shown;
}

function open(
  world: World,
  value: unknown,
  [field = '', ...rest]: string[],
  path: string,
): unknown {
  if (value === null) return null;
  if (!isShown(value)) throw cannotExpand(path);
  if (value.object === 'list' && field === 'data' && rest.length > 0) {
    const data = value.data as unknown[];
    return { ...value, data: data.map((item) => open(world, item, rest, path)) };
  }
  const inner = field in value ? value[field] : included(world, value, field);
  if (inner === undefined) throw cannotExpand(path);
  const opened = typeof inner === 'string' ? byReference(world, inner, path) : inner;
  if (rest.length === 0 && inner !== null && !isShown(opened)) throw cannotExpand(path);
  return { ...value, [field]: rest.length === 0 ? opened : open(world, opened, rest, path) };
}

function byReference(world: World, id: string, path: string): unknown {
  const row = world.store.byId(id);
  if (row === undefined || PRIVATE.includes(row.object.object)) throw cannotExpand(path);
  return current(world, row.object);
}

/** What an object only shows when it is asked for. */
function included(world: World, value: Shown, field: string): List | undefined {
  const id = value.id as string;
  if (value.object === 'charge' && field === 'refunds') {
    const refunds = world.store.all('refund').filter(({ object }) => object.charge === id);
    const data = refunds.map(({ object }) => object).reverse();
    return { object: 'list', data, has_more: false, url: listUrl(`charges/${id}/refunds`) };
  }
  if (value.object === 'checkout.session' && field === 'line_items') {
    const lines = world.store.find('checkout.session', id)?.hidden.lines ?? [];
    const data = lines.map((line, at) => ({
      id: `li_${at}`,
      object: 'item',
      amount_total: line.amount * line.quantity,
      currency: value.currency,
      description: line.name,
      quantity: line.quantity,
    }));
    return {
      object: 'list',
      data,
      has_more: false,
      url: listUrl(`checkout/sessions/${id}/line_items`),
    };
  }
  return undefined;
}

/** Some fields follow the clock. */
function current(world: World, object: unknown): unknown {
  if (!isShown(object)) return object;
  if (object.object === 'list') {
    const data = object.data as unknown[];
    return { ...object, data: data.map((item) => current(world, item)) };
  }
  if (object.object !== 'balance_transaction') return object;
  const { available_on: availableOn } = object as unknown as Kinds['balance_transaction'];
  return { ...object, status: availableOn <= world.clock.seconds() ? 'available' : 'pending' };
}

function isShown(value: unknown): value is Shown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cannotExpand(path: string) {
  const message = `This property cannot be expanded (${path}).`;
  return badParameter('property_cannot_be_expanded', 'expand', message);
}
