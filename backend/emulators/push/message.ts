import type { IncomingHttpHeaders } from 'node:http';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import type { Browser, Received } from './subscriptions';

const MOST_BODY_BYTES = 4096;
const DAY_SECONDS = 24 * 60 * 60;
const URGENCIES = ['very-low', 'low', 'normal', 'high'];

/** A message is not taken, and why: the words are for whoever reads the log of a test. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Takes a message as a browser's maker does and decrypts it as the browser does. Throws `Refusal`. */
export async function takeMessage(
  browser: Browser,
  { headers, body, origin }: { headers: IncomingHttpHeaders; body: Buffer; origin: string },
): Promise<Received> {
  if (browser.isGone) throw new Refusal(410, 'gone');
  if (body.length > MOST_BODY_BYTES) throw new Refusal(413, 'too long');
  await checkSender(headers.authorization ?? '', { origin, key: browser.applicationServerKey });
  const ttl = Number(headers.ttl);
  if (!Number.isInteger(ttl) || ttl < 0) throw new Refusal(400, 'no TTL');
  const urgency = named(headers.urgency);
  if (urgency !== null && !URGENCIES.includes(urgency)) throw new Refusal(400, 'odd urgency');
  const topic = named(headers.topic);
  if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) throw new Refusal(400, 'odd topic');
  if (headers['content-encoding'] !== 'aes128gcm') throw new Refusal(400, 'odd encoding');
  return { text: decrypted(browser, body), ttl, urgency, topic };
}

/** RFC 8292: signed by the key that the browser subscribed with, for this service, for a day at most. */
async function checkSender(
  authorization: string,
  { origin, key }: { origin: string; key: string },
): Promise<void> {
  const [, token, sender] = /^vapid t=([^,]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  if (token === undefined || sender === undefined) throw new Refusal(401, 'no sender');
  if (sender !== key) throw new Refusal(403, 'another sender');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, {
    algorithms: ['ES256'],
    audience: origin,
    requiredClaims: ['exp', 'sub'],
  }).catch(() => {
    throw new Refusal(403, 'odd signature');
  });
  const life = (payload.exp ?? Infinity) - Date.now() / 1000;
  if (life > DAY_SECONDS) throw new Refusal(403, 'signed for too long');
  if (!/^(mailto:|https:)/.test(payload.sub ?? '')) throw new Refusal(403, 'nobody to write to');
}

function decrypted({ ecdh, auth }: Browser, body: Buffer): string {
  try {
    const options = { version: 'aes128gcm', privateKey: ecdh, authSecret: auth } as const;
    return decrypt(body, options).toString('utf8');
  } catch {
    throw new Refusal(400, 'not for this browser');
  }
}

const named = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header : null;
