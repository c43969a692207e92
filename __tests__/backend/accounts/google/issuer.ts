import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { TestContext } from '@/__tests__/support/context';
import type { TestDatabase } from '@/__tests__/support/database';
import { closeServer, listen } from '@/__tests__/support/door';
import { freshContext } from '@/__tests__/backend/accounts/people';

export const CLIENT_ID = 'playplus-test.apps.googleusercontent.com';

export interface Issuer {
  jwksUrl: string;
  /** How often its keys were asked for. */
  asked: () => number;
  /** `down`: answers 500. `broken`: answers no JSON. */
  state: 'up' | 'down' | 'broken';
  key: CryptoKey;
  publicJwk: JWK;
  /** A token as Google would make it for this nonce; claims and header may be anything. */
  token: (nonce: string, claims?: Record<string, unknown>, header?: object) => Promise<string>;
  /** Publishes one more key and returns a signer for it. */
  rotate: () => Promise<(nonce: string, claims?: Record<string, unknown>) => Promise<string>>;
  close: () => Promise<void>;
}

/** Whoever signs in, unless a test says otherwise. */
const person = {
  sub: '110169484474386276334',
  email: 'ada.moss@example.org',
  email_verified: true,
  name: 'Ada Moss',
  given_name: 'Ada',
  family_name: 'Moss',
};

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

async function freshKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { key: privateKey, publicJwk };
}

const signer =
  (key: CryptoKey, kid: string) =>
  (nonce: string, claims: Record<string, unknown> = {}, header: object = {}) => {
    const all: Record<string, unknown> = {
      iss: 'https://accounts.google.com',
      aud: CLIENT_ID,
      azp: CLIENT_ID,
      iat: inSeconds(0),
      exp: inSeconds(3600),
      nonce,
      ...person,
      ...claims,
    };
    const payload = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header })
      .sign(key);
  };

/** A stand-in for Google: publishes its keys on this machine and signs ID tokens. */
export async function startIssuer(): Promise<Issuer> {
  const { key, publicJwk } = await freshKey('first');
  const keys = [publicJwk];
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(issuer.state === 'down' ? 500 : 200, { 'content-type': 'application/json' });
    response.end(issuer.state === 'up' ? JSON.stringify({ keys }) : '<html>');
  });
  const issuer: Issuer = {
    jwksUrl: `http://127.0.0.1:${await listen(server)}/oauth2/v3/certs`,
    asked: () => asked,
    state: 'up',
    key,
    publicJwk,
    token: signer(key, 'first'),
    rotate: async () => {
      const second = await freshKey('second');
      keys.push(second.publicJwk);
      return signer(second.key, 'second');
    },
    close: () => closeServer(server),
  };
  return issuer;
}

/** A visitor of an installation that offers Google; nothing is cached from another one. */
export function googleContext(
  database: TestDatabase,
  issuer: Issuer,
  now?: () => Date,
): TestContext {
  const context = freshContext(database, now ? { now } : {});
  const google = { clientId: CLIENT_ID, jwksUrl: issuer.jwksUrl };
  return { ...context, config: { ...context.config, google } };
}
