import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  method: string;
  rawPath: string;
  rawQuery: string;
  body: string;
}

interface Keys {
  publishKey: string;
  secretKey: string;
}

const maxAgeSeconds = 60;

/** Whether the request was signed with the secret key within the last minute. `nowMs` is Unix milliseconds. */
export function isSignatureValid(request: SignedRequest, keys: Keys, nowMs: number): boolean {
  const query = new URLSearchParams(request.rawQuery);
  const timestamp = query.get('timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) - nowMs / 1000) > maxAgeSeconds)
    return false;
  const expected = Buffer.from(sign(request, keys));
  const given = Buffer.from(query.get('signature') ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function sign({ method, rawPath, rawQuery, body }: SignedRequest, keys: Keys): string {
  // The SDK signs every publish as a GET without a body, even the one it posts.
  const signedMethod = rawPath.startsWith('/publish') ? 'GET' : method;
  const signedBody = signedMethod === 'POST' || signedMethod === 'PATCH' ? body : '';
  const input = [signedMethod, keys.publishKey, rawPath, sortQuery(rawQuery), signedBody].join(
    '\n',
  );
  return `v2.${createHmac('sha256', keys.secretKey).update(input).digest('base64url')}`;
}

function sortQuery(rawQuery: string): string {
  return rawQuery
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('signature='))
    .map((pair) => ({ pair, name: pair.split('=', 1)[0] ?? '' }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.pair, other.pair))
    .map(({ pair }) => pair)
    .join('&');
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
