import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { decode, encode } from 'cborg';

/** Bits of a permission, as PubNub numbers them. */
export const permissionBits = {
  read: 1,
  write: 2,
  manage: 4,
  delete: 8,
  get: 32,
  update: 64,
  join: 128,
} as const;

export type Permission = keyof typeof permissionBits;

/** Bits by name (or by pattern), for each kind of resource. */
export type ResourceBits = Record<'channels' | 'groups' | 'uuids', Record<string, number>>;

export interface Grant {
  /** Minutes. */
  ttl: number;
  uuid?: string | undefined;
  resources: ResourceBits;
  patterns: ResourceBits;
  meta: Record<string, string | number | boolean>;
}

/** A token whose signature was checked; whether it still counts is for the caller to decide. */
export interface SignedToken {
  /** Names the token, for revocation. */
  signature: string;
  /** Unix milliseconds. */
  expiresAt: number;
  /** The only user who may use it; undefined when it is bound to nobody. */
  uuid: string | undefined;
  channels: ReadonlyMap<string, number>;
  channelPatterns: readonly { source: string; expression: RegExp; bits: number }[];
}

type TokenMap = Map<string, unknown>;

/**
 * A token as the SDK's parseToken reads it: base64url of a CBOR map whose keys and values are text
 * strings, the signature alone bytes. `issuedAt` is Unix milliseconds.
 */
export function issueToken(grant: Grant, secretKey: string, issuedAt: number): string {
  const content: TokenMap = new Map<string, unknown>([
    ['v', 2],
    ['t', Math.floor(issuedAt / 1000)],
    ['ttl', grant.ttl],
    ['res', resourceMap(grant.resources)],
    ['pat', resourceMap(grant.patterns)],
    ['meta', new Map(Object.entries(grant.meta))],
    // Two grants of one second would otherwise be the same token, and revoking one would revoke both.
    ['jti', randomBytes(9).toString('base64url')],
  ]);
  if (grant.uuid !== undefined) content.set('uuid', grant.uuid);
  content.set('sig', sign(content, secretKey));
  return Buffer.from(encode(content)).toString('base64url');
}

/** Undefined for anything but an unaltered token of this server, in the one form in which it was issued. */
export function readToken(text: string, secretKey: string): SignedToken | undefined {
  try {
    const bytes = Buffer.from(text, 'base64url');
    const content: unknown = decode(bytes, {
      strict: true,
      useMaps: true,
      rejectDuplicateMapKeys: true,
    });
    if (!isMap(content) || bytes.toString('base64url') !== text || !bytes.equals(encode(content)))
      return undefined;
    const given = content.get('sig');
    content.delete('sig');
    const expected = sign(content, secretKey);
    if (!(given instanceof Uint8Array) || given.length !== expected.length) return undefined;
    return timingSafeEqual(given, expected)
      ? describe(content, expected.toString('base64url'))
      : undefined;
  } catch {
    return undefined;
  }
}

/** A pattern must match a whole name: a part of one would grant more than was meant. Throws on an invalid expression. */
export function compilePattern(source: string): RegExp {
  return new RegExp(`^(?:${source})$`);
}

function sign(content: TokenMap, secretKey: string): Buffer {
  return createHmac('sha256', secretKey).update('token\n').update(encode(content)).digest();
}

function describe(content: TokenMap, signature: string): SignedToken {
  const uuid = content.get('uuid');
  const patterns = [...channelBits(content, 'pat')];
  return {
    signature,
    expiresAt: (Number(content.get('t')) + Number(content.get('ttl')) * 60) * 1000,
    uuid: typeof uuid === 'string' ? uuid : undefined,
    channels: channelBits(content, 'res'),
    channelPatterns: patterns.map(([source, bits]) => ({
      source,
      expression: compilePattern(source),
      bits,
    })),
  };
}

function channelBits(content: TokenMap, field: 'res' | 'pat'): Map<string, number> {
  const resources = content.get(field);
  const channels = isMap(resources) ? resources.get('chan') : undefined;
  if (!isMap(channels)) return new Map();
  return new Map([...channels].map(([name, bits]) => [name, Number(bits)]));
}

function resourceMap(resources: ResourceBits): TokenMap {
  return new Map<string, unknown>([
    ['chan', new Map(Object.entries(resources.channels))],
    ['grp', new Map(Object.entries(resources.groups))],
    ['uuid', new Map(Object.entries(resources.uuids))],
  ]);
}

function isMap(value: unknown): value is TokenMap {
  return value instanceof Map;
}
