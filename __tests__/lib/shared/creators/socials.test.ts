import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  bareHandle,
  isNetworkHandle,
  NETWORK_KEYS,
  parseSocials,
  socialUrl,
} from '@/lib/shared/creators/socials';

describe('a handle is found in what people write', () => {
  test.each([
    ['twitch', 'novakit', 'novakit'],
    ['twitch', ' @novakit ', 'novakit'],
    ['twitch', 'https://www.twitch.tv/novakit/videos?x=1', 'novakit'],
    ['twitch', 'HTTPS://TWITCH.TV/novakit', 'novakit'],
    ['youtube', 'youtube.com/@nova.kit', 'nova.kit'],
    ['x', 'https://twitter.com/novakit#top', 'novakit'],
    ['discord', 'https://discord.com/invite/aBc123', 'aBc123'],
    ['bluesky', '@nova.bsky.social', 'nova.bsky.social'],
  ] as const)('%s: %j', (network, written, bare) => {
    expect(bareHandle(network, written)).toBe(bare);
    expect(isNetworkHandle(network, bare)).toBe(true);
  });
});

test.each([
  ['twitch', 'no'],
  ['twitch', 'https://evil.example/novakit'],
  ['instagram', 'a b'],
  ['x', 'javascript:alert(1)'],
  ['bluesky', 'nodots'],
] as const)('%s knows no %j', (network, written) => {
  expect(isNetworkHandle(network, bareHandle(network, written))).toBe(false);
});

test('every address that comes out leads to its network over https', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NETWORK_KEYS), fc.string(), (network, written) => {
      const handle = bareHandle(network, written);
      if (!isNetworkHandle(network, handle)) return;
      const url = new URL(socialUrl({ network, handle }));
      const home = new URL(socialUrl({ network, handle: 'someone' }));
      expect(url.origin).toBe(home.origin);
      expect(url.protocol).toBe('https:');
      expect(url.username).toBe('');
    }),
  );
});

test('what is odd in a stored list is left out', () => {
  const good = { network: 'twitch', handle: 'novakit' };
  expect(
    parseSocials([good, null, 'x', { network: 'myspace', handle: 'tom' }, { network: 'x' }]),
  ).toEqual([good]);
  expect(parseSocials([{ network: 'toString', handle: 'novakit' }])).toEqual([]);
  expect(parseSocials('[]')).toEqual([]);
});
