import { isBelow, withoutLocale } from '@/lib/navigation/path';

/**
 * Whether the page at an address says by itself what a notification leads to: it is that page or the
 * one above it, as a queue is above its ticket. One that leads to a place on a page is not said by
 * the whole of it.
 */
export function saysItself(address: string, redirectLink: string): boolean {
  const bare = withoutLocale(address);
  if (redirectLink.includes('#')) return bare === redirectLink;
  return isBelow(redirectLink, bare.split(/[?#]/, 1)[0] ?? '');
}
