import { deny, ok, refuse, sendParts, type Answer } from './answers';
import { parseTimetoken } from './log/timetoken';
import { parseNames } from './names';
import type { Call } from './request';
import type { Services } from './services';

const service = 'Balancer';

/** GET /v2/subscribe/:sub/:channels/0. Answers a handshake; takes over the response of a poll. */
export function subscribe(
  call: Call,
  services: Services,
  [, list = '']: string[],
): Answer | 'held' {
  const { access, now, occupancy, store, waiters } = services;
  const actor = access.identify(call);
  const groups = parseNames(call.query.get('channel-group') ?? '');
  if (groups.length > 0) throw deny(actor.refusal || 'Forbidden', { 'channel-groups': groups });
  const channels = parseNames(list);
  if (channels.length === 0) throw refuse(400, 'Missing channel', service);
  access.demand(actor, 'read', channels);
  occupancy.touch(actor.uuid, channels);

  const cursor = readCursor(call);
  const last = store.clock.last();
  if (cursor === undefined) return ok({ t: { t: last, r: waiters.newSubscriber() }, m: [] });

  const { request, response } = call;
  const { socket } = request;
  response.once('close', () => {
    if (!response.writableFinished) waiters.forget(socket);
  });
  waiters.add({
    channels,
    // A cursor from the future (another server's, or a clock's) would hide everything until then.
    cursor: cursor > last ? last : cursor,
    subscriber: Number(call.query.get('tr') ?? NaN) || undefined,
    socket,
    token: actor.token,
    tokenLeftMs: actor.token === undefined ? undefined : actor.token.expiresAt - now(),
    respond(own, shared) {
      if (waiters.isClosed) response.shouldKeepAlive = false;
      sendParts(response, 200, own, shared);
    },
  });
  return 'held';
}

function readCursor(call: Call): string | undefined {
  const text = call.query.get('tt') ?? '0';
  if (/^0+$/.test(text) || text === '') return undefined;
  const cursor = parseTimetoken(text);
  if (cursor === undefined) throw refuse(400, 'Invalid timetoken', service);
  return cursor;
}
