import { isIPv6 } from 'node:net';

/** IPv6 users own a whole /64: one address of it says as much as another. */
export function addressKey(clientIp: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(clientIp)?.[1];
  if (mapped || !isIPv6(clientIp)) {
    return mapped ?? clientIp;
  }
  const [head = '', tail] = (clientIp.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const following = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - groups.length - following.length;
  return [...groups, ...Array<string>(Math.max(gap, 0)).fill('0'), ...following]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
