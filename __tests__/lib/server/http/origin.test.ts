import type { IncomingMessage } from 'node:http';
import { originOf } from '@/lib/server/http/origin';

const unset = { publicOrigin: null, trustedProxies: ['10.0.0.1'] };

function from(headers: Record<string, string>, peer = '192.0.2.1'): IncomingMessage {
  return { headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage;
}

test('the public origin is believed above all', () => {
  const config = { ...unset, publicOrigin: 'https://play.example' };
  expect(originOf(from({ host: 'evil.example' }), config)).toBe('https://play.example');
});

test('without one a plain host counts, over https only behind a believed proxy', () => {
  expect(originOf(from({ host: 'Play.Example:3000' }), unset)).toBe('http://play.example:3000');
  expect(originOf(from({ host: '[::1]:3000' }), unset)).toBe('http://[::1]:3000');
  const forwarded = { host: 'play.example', 'x-forwarded-proto': 'https' };
  expect(originOf(from(forwarded), unset)).toBe('http://play.example');
  expect(originOf(from(forwarded, '10.0.0.1'), unset)).toBe('https://play.example');
});

test('a forwarded host is never believed', () => {
  const headers = { host: 'play.example', 'x-forwarded-host': 'evil.example' };
  expect(originOf(from(headers, '10.0.0.1'), unset)).toBe('http://play.example');
});

test.each([
  '',
  'evil.example/path',
  'evil.example?x',
  'user@evil.example',
  'evil.example#x',
  '"><script>',
  'evil.example:99999999',
  'a b',
  '-.example',
  'evil.example\\@play.example',
])('%p is no host', (host) => {
  expect(originOf(from({ host }), unset)).toBeNull();
});
