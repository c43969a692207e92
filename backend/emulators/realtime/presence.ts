import { deny, ok, type Answer } from './answers';
import { parseChannels, parseNames, presenceOf } from './names';
import type { Call } from './request';
import type { Services } from './services';

const service = 'Presence';
const presentMs = 320_000;
const maxPairs = 100_000;

/** Who was seen on which channel lately. Kept in memory alone: after a restart the next polls fill it again. */
export class Occupancy {
  readonly #now: () => number;
  readonly #channels = new Map<string, Map<string, number>>();
  #pairs = 0;

  /** `now` returns Unix milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  touch(uuid: string, channels: readonly string[]): void {
    if (uuid === '') return;
    for (const name of channels) {
      const channel = this.#channels.get(name) ?? new Map<string, number>();
      if (!channel.has(uuid)) {
        if (this.#pairs >= maxPairs) continue;
        this.#pairs += 1;
      }
      this.#channels.set(name, channel.set(uuid, this.#now() + presentMs));
    }
  }

  leave(uuid: string, channels: readonly string[]): void {
    for (const name of channels) this.#remove(name, uuid);
  }

  users(name: string): string[] {
    const now = this.#now();
    return [...(this.#channels.get(name) ?? [])]
      .filter(([, until]) => until > now)
      .map(([uuid]) => uuid);
  }

  names(): string[] {
    return [...this.#channels.keys()].filter((name) => this.users(name).length > 0);
  }

  /** Forgets who has not been seen for more than five minutes. */
  sweep(): void {
    const now = this.#now();
    for (const [name, users] of this.#channels) {
      for (const [uuid, until] of users) if (until <= now) this.#remove(name, uuid);
    }
  }

  #remove(name: string, uuid: string): void {
    const channel = this.#channels.get(name);
    if (channel?.delete(uuid) !== true) return;
    this.#pairs -= 1;
    if (channel.size === 0) this.#channels.delete(name);
  }
}

/** GET /v2/presence/sub-key/:sub/channel/:channels/heartbeat. Groups are passed over: the SDK names channels there after a reconnect. */
export function heartbeat(
  call: Call,
  { access, occupancy }: Services,
  [, list = '']: string[],
): Answer {
  const channels = parseNames(list);
  const actor = access.identify(call);
  access.demand(actor, 'read', channels);
  occupancy.touch(actor.uuid, channels);
  return ok({ status: 200, message: 'OK', service });
}

/** GET /v2/presence/sub-key/:sub/channel/:channels/leave. Needs no permission, but only a known user is taken off. */
export function leave(
  call: Call,
  { access, occupancy }: Services,
  [, list = '']: string[],
): Answer {
  const channels = parseNames(list);
  const actor = access.identify(call);
  if (actor.isAdmin || actor.token?.uuid === actor.uuid) occupancy.leave(actor.uuid, channels);
  return ok({ status: 200, message: 'OK', action: 'leave', service });
}

/**
 * GET /v2/presence/sub-key/:sub/channel/:channels. Asks for the grant that listening to joins and leaves
 * asks for: with PubNub, presence is switched off for the keys, and nobody learns who reads what.
 */
export function hereNow(
  call: Call,
  { access, occupancy }: Services,
  [, list = '']: string[],
): Answer {
  const channels = parseChannels(list);
  access.demand(access.identify(call), 'read', channels.map(presenceOf));
  const [only, ...others] = channels;
  if (only !== undefined && others.length === 0) {
    return ok({ status: 200, message: 'OK', service, ...describe(call, occupancy.users(only)) });
  }
  return ok({
    status: 200,
    message: 'OK',
    service,
    payload: describeAll(call, occupancy, channels),
  });
}

/** GET /v2/presence/sub-key/:sub */
export function globalHereNow(call: Call, { access, occupancy }: Services): Answer {
  access.demandAdmin(access.identify(call));
  return ok({
    status: 200,
    message: 'OK',
    service,
    payload: describeAll(call, occupancy, occupancy.names()),
  });
}

/** GET /v2/presence/sub-key/:sub/uuid/:uuid. Where somebody is, is nobody's business but the secret key's. */
export function whereNow(
  call: Call,
  { access, occupancy }: Services,
  [, uuid = '']: string[],
): Answer {
  access.demandAdmin(access.identify(call));
  const channels = occupancy.names().filter((name) => occupancy.users(name).includes(uuid));
  return ok({ status: 200, message: 'OK', service, payload: { channels } });
}

/** There are no states of users here, for anybody. */
export function refuseState(_: Call, __: Services, [, list = '']: string[]): never {
  throw deny('Forbidden', { channels: parseNames(list).map(presenceOf) });
}

function describe(call: Call, users: readonly string[]): { uuids?: unknown[]; occupancy: number } {
  if (call.query.get('disable_uuids') === '1') return { occupancy: users.length };
  const limit = readNumber(call, 'limit', 1000);
  const offset = readNumber(call, 'offset', 0);
  const page = users.slice(offset, offset + limit);
  const uuids = call.query.get('state') === '1' ? page.map((uuid) => ({ uuid })) : page;
  return { uuids, occupancy: users.length };
}

function describeAll(call: Call, occupancy: Occupancy, names: readonly string[]) {
  const channels = names.map((name) => [name, describe(call, occupancy.users(name))] as const);
  return {
    total_channels: channels.length,
    total_occupancy: channels.reduce((sum, [, channel]) => sum + channel.occupancy, 0),
    channels: Object.fromEntries(channels),
  };
}

function readNumber(call: Call, name: string, otherwise: number): number {
  const text = call.query.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}
