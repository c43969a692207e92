import { deny, refuse } from '@/backend/emulators/realtime/answers';
import type { RealtimeKeys } from '@/backend/emulators/realtime/keys';
import { isPresence, isWildcard } from '@/backend/emulators/realtime/names';
import type { Call } from '@/backend/emulators/realtime/request';

import { isSignatureValid } from './signature';
import { permissionBits, readToken, type Permission, type SignedToken } from './tokens';

/** Who sends a request. */
export interface Actor {
  /** Holds the secret key. */
  isAdmin: boolean;
  uuid: string;
  /** A token that counts now, for this user. */
  token: SignedToken | undefined;
  /** What a refusal says. */
  refusal: string;
}

const maxUuidLength = 92;
const maxCachedChars = 16 * 1024 * 1024;

/** Decides who may do what: nobody anything, unless a signature or a token says so. */
export class Access {
  readonly #keys: RealtimeKeys;
  readonly #now: () => number;
  readonly #isRevoked: (signature: string) => boolean;
  // Every poll carries its token: reading each one once spares a thousand viewers' worth of cryptography.
  readonly #cache = new Map<string, SignedToken>();
  #cachedChars = 0;

  /** `now` returns Unix milliseconds. */
  constructor(keys: RealtimeKeys, now: () => number, isRevoked: (signature: string) => boolean) {
    this.#keys = keys;
    this.#now = now;
    this.#isRevoked = isRevoked;
  }

  /** `body` is needed where the signature covers it. Throws 403 on a wrong signature, 400 on an impossible user id. */
  identify(call: Call, body = ''): Actor {
    const uuid = call.query.get('uuid') ?? '';
    if (uuid.length > maxUuidLength) throw refuse(400, 'Invalid uuid', 'Access Manager');
    if (call.query.has('signature')) {
      if (!isSignatureValid({ ...call, body }, this.#keys, this.#now()))
        throw deny('Invalid signature', {});
      return { isAdmin: true, uuid, token: undefined, refusal: '' };
    }
    return { isAdmin: false, uuid, ...this.#readAuth(call.query.get('auth') ?? '', uuid) };
  }

  /** Throws 403 for the whole request when one of the channels is denied. */
  demand(actor: Actor, permission: Permission, channels: readonly string[]): void {
    if (actor.isAdmin) return;
    const denied = channels.filter((channel) => !isGranted(actor.token, permission, channel));
    if (denied.length > 0) throw deny(actor.refusal, { channels: denied });
  }

  /** Throws 403 unless the secret key signed the request. */
  demandAdmin(actor: Actor): void {
    if (!actor.isAdmin) throw deny('Forbidden', {});
  }

  /** A token of this server, expired or not. */
  read(text: string): SignedToken | undefined {
    const known = this.#cache.get(text);
    if (known !== undefined) return known;
    const token = readToken(text, this.#keys.secretKey);
    if (token === undefined) return undefined;
    this.#cache.set(text, token);
    this.#cachedChars += text.length;
    for (const oldest of this.#cache.keys()) {
      if (this.#cachedChars <= maxCachedChars) break;
      this.#cache.delete(oldest);
      this.#cachedChars -= oldest.length;
    }
    return token;
  }

  #readAuth(text: string, uuid: string): Pick<Actor, 'token' | 'refusal'> {
    if (text === '') return { token: undefined, refusal: 'Forbidden' };
    const token = this.read(text);
    if (token === undefined) return { token: undefined, refusal: 'Token invalid' };
    if (this.#isRevoked(token.signature)) return { token: undefined, refusal: 'Token is revoked' };
    if (token.expiresAt <= this.#now()) return { token: undefined, refusal: 'Token is expired' };
    if (token.uuid !== undefined && token.uuid !== uuid)
      return { token: undefined, refusal: 'Forbidden' };
    return { token, refusal: 'Forbidden' };
  }
}

function isGranted(
  token: SignedToken | undefined,
  permission: Permission,
  channel: string,
): boolean {
  if (token === undefined || isWildcard(channel)) return false;
  const bits = token.channels.get(channel) ?? patternBits(token, channel);
  return (bits & permissionBits[permission]) !== 0;
}

function patternBits(token: SignedToken, channel: string): number {
  // `party_.*` also matches `party_1-pnpres`: presence counts only where a pattern names it.
  const usable = token.channelPatterns.filter(
    ({ source }) => !isPresence(channel) || source.includes('-pnpres'),
  );
  return usable.reduce(
    (bits, pattern) => (pattern.expression.test(channel) ? bits | pattern.bits : bits),
    0,
  );
}
