import { z } from 'zod';
import { stripeId } from '@/backend/emulators/stripe/store/ids';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { API_VERSION } from '@/backend/emulators/stripe/webhooks/emit';
import { route, type Call } from '@/backend/emulators/stripe/wire/call';
import { badParameter } from '@/backend/emulators/stripe/wire/errors';
import { listOf, ownRow } from '@/backend/emulators/stripe/wire/lists';
import {
  filled,
  flag,
  listFields,
  mergeMetadata,
  metadata,
  text,
  texts,
} from '@/backend/emulators/stripe/wire/parameters';

const listing = z.strictObject({
  ...listFields,
  delivery_success: flag.optional(),
  type: filled.optional(),
  types: texts.max(20).optional(),
});
const creation = z.strictObject({
  api_version: text.optional(),
  connect: flag.optional(),
  description: text.optional(),
  enabled_events: texts.min(1),
  metadata: metadata.optional(),
  url: filled,
});
const changing = z.strictObject({
  description: text.optional(),
  disabled: flag.optional(),
  enabled_events: texts.min(1).optional(),
  metadata: metadata.optional(),
  url: filled.optional(),
});
const none = z.strictObject({});

/** What happened, and who hears of it. */
export const eventRoutes = [
  route('GET', 'v1/events', listing, (call, given) =>
    listOf(
      call,
      'event',
      given,
      'events',
      ({ type, pending_webhooks: pending }) =>
        (given.type === undefined || fits(type, given.type)) &&
        (given.types === undefined || given.types.includes(type)) &&
        (given.delivery_success === undefined || given.delivery_success === (pending === 0)),
    ),
  ),
  route('GET', 'v1/events/:', none, (call) => {
    const [id = ''] = call.ids;
    return ownRow(call, 'event', id, 'event', 'id').object;
  }),
  route('POST', 'v1/webhook_endpoints', creation, (call, given) => {
    if (!URL.canParse(given.url)) {
      throw badParameter('url_invalid', 'url', 'Invalid URL: An explicit scheme must be provided.');
    }
    const secret = stripeId('whsec', 32);
    const { object } = call.world.store.add(
      {
        id: stripeId('we'),
        object: 'webhook_endpoint',
        created: call.world.clock.seconds(),
        livemode: false,
        url: given.url,
        enabled_events: given.enabled_events,
        status: 'enabled',
        description: given.description ?? null,
        api_version: given.api_version ?? API_VERSION,
        metadata: mergeMetadata({}, given.metadata),
      },
      '',
      { secret, isConnect: given.connect ?? false },
    );
    // Told once, now.
    return { ...object, secret };
  }),
  route('GET', 'v1/webhook_endpoints', z.strictObject(listFields), (call, given) =>
    listOf(call, 'webhook_endpoint', given, 'webhook_endpoints'),
  ),
  route('GET', 'v1/webhook_endpoints/:', none, (call) => endpointOf(call).object),
  route('POST', 'v1/webhook_endpoints/:', changing, (call, given) => {
    const endpoint = endpointOf(call);
    const { disabled, metadata: change, ...fields } = given;
    return call.world.store.update(endpoint, {
      ...fields,
      ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
      metadata: mergeMetadata(endpoint.object.metadata, change),
    }).object;
  }),
  route('DELETE', 'v1/webhook_endpoints/:', none, (call) => {
    const { id } = endpointOf(call).object;
    call.world.store.drop(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];

function endpointOf(call: Call): Row<'webhook_endpoint'> {
  const [id = ''] = call.ids;
  return ownRow(call, 'webhook_endpoint', id, 'webhook endpoint', 'id');
}

/** `charge.*` names all that begin so. */
function fits(type: string, wanted: string): boolean {
  return wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
