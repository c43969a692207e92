import { ok, Refusal, type Answer } from './answers';
import { isPresence, isWildcard, parseChannel } from './names';
import { readBody, type Call } from './request';
import type { Services } from './services';

const maxPayloadBytes = 32 * 1024;
const maxSignalBytes = 64;
const maxMetaBytes = 4 * 1024;
const maxRequestIdLength = 64;
const hourMs = 60 * 60_000;

/** GET /publish/:pub/:sub/0/:channel/0/:payload and POST /publish/:pub/:sub/0/:channel/0 */
export async function publish(
  call: Call,
  services: Services,
  [publishKey, , channel = '', ...rest]: string[],
): Promise<Answer> {
  const { access, keys, now, store } = services;
  const actor = access.identify(call);
  // An unescaped slash within the payload splits it into segments.
  const text =
    call.method === 'POST' ? (await readBody(call, maxPayloadBytes))?.toString() : rest.join('/');
  const refused = (reason: string) => new Refusal(400, [0, reason, store.clock.current()]);
  if (publishKey !== keys.publishKey) throw refused('Invalid Key');
  const name = parseChannel(channel);
  access.demand(actor, 'write', [name]);
  if (isWildcard(name) || isPresence(name)) throw refused('Invalid Channel');
  if (text === undefined || Buffer.byteLength(text) > maxPayloadBytes)
    throw refused('Message Too Large');
  const payload = normalise(text);
  const meta = call.query.get('meta');
  const normalMeta = meta === null ? undefined : normalise(meta);
  const customType = readCustomType(call);
  const ttl = call.query.get('ttl') ?? '0';
  if (payload === undefined) throw refused('Invalid JSON');
  if (meta !== null && (normalMeta?.[0] !== '{' || meta.length > maxMetaBytes))
    throw refused('Invalid Meta');
  if (customType === null || !/^\d{1,6}$/.test(ttl)) throw refused('Invalid Parameter');
  // `fire` is meant for server functions alone: nobody receives it.
  if (call.query.get('norep') === 'true') return sent(store.clock.current());

  const timetoken = store.publish({
    channel: name,
    publisher: actor.uuid,
    payload,
    meta: normalMeta,
    customType,
    isStored: call.query.get('store') !== '0',
    expiresAt: Number(ttl) > 0 ? now() + Number(ttl) * hourMs : undefined,
    requestKey: requestKey(call, actor.uuid, name),
  });
  return sent(timetoken);
}

/** GET /signal/:pub/:sub/0/:channel/0/:payload */
export function signal(
  call: Call,
  services: Services,
  [publishKey, , channel = '', ...rest]: string[],
): Answer {
  const { access, keys, store } = services;
  const actor = access.identify(call);
  const refused = (reason: string) => new Refusal(400, [0, reason, store.clock.current()]);
  if (publishKey !== keys.publishKey) throw refused('Invalid Key');
  const name = parseChannel(channel);
  access.demand(actor, 'write', [name]);
  if (isWildcard(name) || isPresence(name)) throw refused('Invalid Channel');
  const payload = normalise(rest.join('/'));
  const customType = readCustomType(call);
  if (payload === undefined) throw refused('Invalid JSON');
  if (Buffer.byteLength(payload) > maxSignalBytes) throw refused('Message Too Large');
  if (customType === null) throw refused('Invalid Parameter');
  const key = requestKey(call, actor.uuid, name);
  return sent(
    store.publish({
      channel: name,
      publisher: actor.uuid,
      payload,
      customType,
      event: 1,
      isStored: false,
      requestKey: key,
    }),
  );
}

function sent(timetoken: string): Answer {
  return ok([1, 'Sent', timetoken]);
}

/** JSON without line feeds or tabs, which separate the records of the log; undefined when it is none. */
function normalise(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Null when the given one is impossible. */
function readCustomType(call: Call): string | undefined | null {
  const text = call.query.get('custom_message_type');
  if (text === null || text === '') return undefined;
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(text) ? text : null;
}

/** The SDK keeps its request id across retries of one call. */
function requestKey(call: Call, uuid: string, channel: string): string | undefined {
  const id = call.query.get('requestid') ?? '';
  return id === '' || id.length > maxRequestIdLength ? undefined : `${uuid}\n${id}\n${channel}`;
}
