import { isBelow, withoutLocale } from '@/lib/navigation/path';

/**
 * Whether the page at an address already shows what a notification leads to: it is that page or its
 * parent, as a queue is the parent of its ticket. A notification that leads to a place on a page
 * needs exactly that address.
 */
export function saysItself(address: string, redirectLink: string): boolean {
  const bare = withoutLocale(address);
  if (redirectLink.includes('#')) return bare === redirectLink;
  return isBelow(redirectLink, bare.split(/[?#]/, 1)[0] ?? '');
}
