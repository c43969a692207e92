import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { linkGoogle, signInNonce, signInWithGoogle } from '@/backend/accounts/service';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { CLIENT_ID, googleContext, startIssuer, type Issuer } from './issuer';
import { PASSWORD } from '@/__tests__/backend/accounts/people';

let database: TestDatabase;
let issuer: Issuer;
beforeAll(async () => {
  [database, issuer] = await Promise.all([openTestDatabase(), startIssuer()]);
});
afterAll(async () => {
  await issuer.close();
  await database.close();
});

const visitor = (now?: () => Date) => googleContext(database, issuer, now);

const code = async (attempt: Promise<unknown>) => {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

const someone = (sub: string) => ({ sub, email: `${sub}@example.org` });

describe('a token that is not what it should be opens nothing', () => {
  const minutes = (count: number) => Math.floor(Date.now() / 1000) + count * 60;
  type Forge = (nonce: string) => Promise<string> | string;
  const claims = (changes: Record<string, unknown>): Forge => {
    return (nonce) => issuer.token(nonce, changes);
  };

  const forgeries: [string, Forge][] = [
    ['alg none', (nonce) => new UnsecuredJWT({ nonce, aud: CLIENT_ID, sub: 'x' }).encode()],
    [
      'HS256 with the public key as its secret',
      async (nonce) => {
        const key = await importJWK({ ...issuer.publicJwk }, 'RS256', { extractable: true });
        const secret = new TextEncoder().encode(await exportSPKI(key as never));
        return new SignJWT({ nonce, aud: CLIENT_ID, sub: 'x', email: 'x@example.org' })
          .setProtectedHeader({ alg: 'HS256', kid: 'first' })
          .setIssuer('https://accounts.google.com')
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(secret);
      },
    ],
    ['another client’s audience', claims({ aud: 'other.apps.googleusercontent.com' })],
    ['two audiences, one of them ours', claims({ aud: [CLIENT_ID, 'other'] })],
    ['another authorized party', claims({ azp: 'other.apps.googleusercontent.com' })],
    ['another issuer', claims({ iss: 'https://accounts.google.example' })],
    ['expired an hour ago', claims({ iat: minutes(-120), exp: minutes(-60) })],
    ['expired a minute ago', claims({ iat: minutes(-60), exp: minutes(-1) })],
    ['issued in the future', claims({ iat: minutes(10), exp: minutes(70) })],
    ['no end', claims({ exp: null })],
    ['no nonce', claims({ nonce: null })],
    ['a nonce of another sign-in', claims({ nonce: 'A'.repeat(43) })],
    ['no identity', claims({ sub: '' })],
    ['no e-mail', claims({ email: null })],
    [
      'a key of its own, under the name of ours',
      async (nonce) => {
        const { privateKey } = await generateKeyPair('RS256');
        return new SignJWT({ nonce, aud: CLIENT_ID, sub: 'x', email: 'x@example.org' })
          .setProtectedHeader({ alg: 'RS256', kid: 'first' })
          .setIssuer('https://accounts.google.com')
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(privateKey);
      },
    ],
    [
      'a key of its own, at an address it names (jku, x5u)',
      async (nonce) => {
        const { privateKey } = await generateKeyPair('RS256');
        const where = 'https://evil.example/keys';
        return new SignJWT({ nonce, aud: CLIENT_ID, sub: 'x', email: 'x@example.org' })
          .setProtectedHeader({ alg: 'RS256', kid: 'evil', jku: where, x5u: where })
          .setIssuer('https://accounts.google.com')
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(privateKey);
      },
    ],
    [
      'changed after it was signed',
      async (nonce) => {
        const [head, , signature] = (await issuer.token(nonce)).split('.');
        const body = { nonce, aud: CLIENT_ID, sub: 'x', iss: 'accounts.google.com' };
        return [head, Buffer.from(JSON.stringify(body)).toString('base64url'), signature].join('.');
      },
    ],
    ['garbage', () => 'not.a.token'],
  ];

  test.each(forgeries)('%s', async (_what, forge) => {
    const context = visitor();
    const { nonce } = await signInNonce(context);
    const before = await database.db.selectFrom('users').select('id').execute();
    const credential = await forge(nonce);
    const attempt = signInWithGoogle(context, { credential, nonce, locale: 'en' });
    expect(await code(attempt)).toBe('auth.google_refused');
    const link = linkGoogle(context, { credential, nonce, password: PASSWORD });
    expect(await code(link)).toBe('auth.google_refused');
    expect(await database.db.selectFrom('users').select('id').execute()).toHaveLength(
      before.length,
    );
  });

  test('used once already', async () => {
    const context = visitor();
    const { nonce } = await signInNonce(context);
    const input = {
      credential: await issuer.token(nonce, someone('replayed')),
      nonce,
      locale: 'en',
    };
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => code(signInWithGoogle(context, input))),
    );
    expect(tries.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(await code(signInWithGoogle(context, input))).toBe('auth.google_refused');
  });

  test('with a nonce we never gave, or gave too long ago', async () => {
    const context = visitor();
    const nonce = 'B'.repeat(43);
    const credential = await issuer.token(nonce, someone('unasked'));
    const attempt = signInWithGoogle(context, { credential, nonce, locale: 'en' });
    expect(await code(attempt)).toBe('auth.google_refused');

    const early = visitor(() => new Date(Date.now() - 61 * 60_000));
    const old = await signInNonce(early);
    const late = await issuer.token(old.nonce, someone('unasked'));
    const input = { credential: late, nonce: old.nonce, locale: 'en' };
    expect(await code(signInWithGoogle(context, input))).toBe('auth.google_refused');
  });
});
