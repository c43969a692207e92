import type { Store } from '@/backend/emulators/stripe/store/store';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Kind, Row } from '@/backend/emulators/stripe/store/rows';
import type { World } from '@/backend/emulators/stripe/world';

/** What the SDK of this version is pinned to. */
export const API_VERSION = '2026-10-28.endive';

/** Writes an event and a message to every endpoint that wants it, in the running change. */
export function emitEvent<K extends Kind>(
  { store, clock, asking }: World,
  type: string,
  { owner, object }: Pick<Row<K>, 'owner' | 'object'>,
  previous?: Record<string, unknown>,
): void {
  const endpoints = endpointsFor(store, type, owner !== '');
  const id = stripeId('evt');
  store.add(
    {
      id,
      object: 'event',
      type,
      api_version: API_VERSION,
      created: clock.seconds(),
      livemode: false,
      ...(owner !== '' && { account: owner }),
      data: { object, ...(previous !== undefined && { previous_attributes: previous }) },
      request: { id: asking.id, idempotency_key: asking.key },
      pending_webhooks: endpoints.length,
    },
    owner,
  );
  for (const endpoint of endpoints) {
    const message = { id: stripeId('msg'), object: 'message', event: id, endpoint } as const;
    store.add({ ...message, attempts: 0 });
  }
}

/** Connect endpoints hear of the connected accounts, the others of the platform. */
function endpointsFor(store: Store, type: string, isConnect: boolean): string[] {
  return store
    .all('webhook_endpoint')
    .filter(({ hidden }) => (hidden.isConnect ?? false) === isConnect)
    .filter(({ object }) => object.status === 'enabled')
    .filter(({ object: { enabled_events: types } }) => types.includes('*') || types.includes(type))
    .map(({ object }) => object.id);
}
