import { LIMITS } from '@/lib/shared/limits';

/** A link that leads to a page of the web, safely. */
function isLink(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && text.length <= LIMITS.link;
}

/**
 * The links that somebody wrote, one a line; `wrong`: the first that is none, or one too many. What
 * has no protocol gets one.
 */
export function linksIn(text: string): { links: string[]; wrong: string | null } {
  const links = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (/^\w+:/.test(word) ? word : `https://${word}`));
  const wrong = links.find((link) => !isLink(link)) ?? links[LIMITS.deliveryLinks] ?? null;
  return { links, wrong };
}
