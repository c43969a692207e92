import { describe, expect, test } from '@jest/globals';
import { readWebConfig } from '@/lib/server/config';
import { clientAddress, isSecureRequest } from '@/lib/server/http/cookies';
import { createXsrfGuard, isSameOrigin } from '@/lib/server/http/xsrf';
import type { IncomingMessage } from 'node:http';

const asRequest = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe('an XSRF token', () => {
  const guard = createXsrfGuard('a-service-key-for-tests');

  test('holds for the session it was made for, in every process with the same key', () => {
    const token = guard.issue('session');
    expect(createXsrfGuard('a-service-key-for-tests').isValid(token, 'session')).toBe(true);
    expect(guard.isValid(token, 'other')).toBe(false);
    expect(guard.isValid(token, null)).toBe(false);
    expect(guard.issue('session')).not.toBe(token);
  });

  test.each([undefined, '', '.', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(43)}`, 'x'.repeat(10_000)])(
    'is not %j',
    (token) => expect(guard.isValid(token, null)).toBe(false),
  );

  test('does not hold with a letter changed', () => {
    const token = guard.issue(null);
    const other = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(guard.isValid(other, null)).toBe(false);
  });
});

describe('a browser says where its page came from', () => {
  const evil = { host: 'evil.test', origin: 'https://evil.test' };

  test('and with PUBLIC_ORIGIN set, nothing else is believed, whatever host was asked', () => {
    const ours = 'https://play.example';
    expect(isSameOrigin(evil, ours)).toBe(false);
    expect(isSameOrigin({ host: 'inner:3000', origin: ours }, ours)).toBe(true);
    expect(isSameOrigin({ host: 'play.example', origin: 'http://play.example' }, ours)).toBe(false);
  });

  test('and without it, the host that was asked is', () => {
    expect(isSameOrigin({ host: 'a.test', origin: 'https://a.test' }, null)).toBe(true);
    expect(isSameOrigin({ ...evil, host: 'a.test' }, null)).toBe(false);
  });
});

describe('what a proxy says', () => {
  const trustedProxies = ['10.0.0.1', '10.0.0.2'];
  const config = { publicOrigin: null, trustedProxies };

  test('counts only when the proxy is ours', () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.0.0.2',
      'x-forwarded-proto': 'https',
    };
    expect(clientAddress(asRequest('::ffff:10.0.0.1', headers), config)).toBe('1.2.3.4');
    expect(isSecureRequest(asRequest('10.0.0.1', headers), config)).toBe(true);
    expect(clientAddress(asRequest('9.9.9.9', headers), config)).toBe('9.9.9.9');
    expect(isSecureRequest(asRequest('9.9.9.9', headers), config)).toBe(false);
  });

  test('is not repeated when it is no address', () => {
    const headers = { 'x-forwarded-for': 'evil\r\nx: y' };
    expect(clientAddress(asRequest('10.0.0.1', headers), config)).toBe('10.0.0.1');
  });
});

describe('the web process', () => {
  test('names what is wrong with its environment', () => {
    expect(() => readWebConfig({ PORT: '99999999' })).toThrow(
      /PORT.*[\s\S]*SERVICE_KEY: is missing/,
    );
  });
});
