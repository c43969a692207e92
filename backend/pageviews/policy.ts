import { idSchema } from '@/lib/shared/id';
import { HANDLE_PATTERN } from '@/lib/shared/limits';

/** A page that is counted: under which path, and by what its owner is found. */
export interface CountedPage {
  path: string;
  owner: { handle: string } | { partyId: string } | null;
}

/** The product's own pages. Other paths are not counted, so that nobody can fill the table. */
const PRODUCT_PAGES: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/signup',
  '/announce',
  '/onboarding',
  '/dashboard',
  '/dashboard/home',
  '/dashboard/settings',
  '/dashboard/experiences',
  '/dashboard/party',
  '/dashboard/chance',
  '/dashboard/fund',
  '/dashboard/favorites',
  '/dashboard/gifts',
  '/dashboard/payouts',
  '/dashboard/help',
  '/chat',
]);

const LOCALE = /^\/(?:en|de|fr|es|pt)(?=\/|$)/;
const ROBOT =
  /bot\b|bots\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|facebookexternalhit|curl|wget|python|java\/|go-http|axios|node-fetch|undici|^node$/i;

/** Whether a user agent is that of a program, or missing. */
export function isRobot(clientAgent: string): boolean {
  return clientAgent.trim() === '' || ROBOT.test(clientAgent);
}

/**
 * Returns the page that a path counts for; null: none. A ticket counts for its queue's page: the
 * address of a ticket is secret.
 */
export function countedPage(path: string): CountedPage | null {
  const bare = path.replace(LOCALE, '').replace(/\/+$/, '') || '/';
  if (PRODUCT_PAGES.has(bare)) return { path: bare, owner: null };
  const [first = '', second, third] = bare.slice(1).toLowerCase().split('/');
  if (first === 'party') {
    const id = idSchema.safeParse(second);
    if (!id.success || (third !== undefined && third !== 'queue')) return null;
    return { path: `/party/${id.data}`, owner: { partyId: id.data } };
  }
  if (second !== undefined || !HANDLE_PATTERN.test(first)) return null;
  return { path: `/${first}`, owner: { handle: first } };
}
