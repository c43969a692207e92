import { idSchema } from '@/lib/shared/id';
import { HANDLE_PATTERN } from '@/lib/shared/limits';

/** A page that is counted: under which path, and by what its owner is found. */
export interface CountedPage {
  path: string;
  owner:
    | { handle: string }
    | { partyId: string }
    /** A draw or a fund. */
    | { toolId: string }
    | { handle: string; serviceId: string }
    /** Where a service is paid: counts for its page, whose address has its creator's handle. */
    | { paidServiceId: string }
    | null;
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
  '/dashboard/resolution',
  '/chat',
  '/explore',
  '/orders',
  '/help',
  '/experiences/create',
]);

/** What stands below these counts for them: an order, an article, terms, a gift, a demo. */
const PARENTS: ReadonlySet<string> = new Set(['orders', 'help', 'legal', 'gift', 'demo']);

/** Below a tier: where it is paid. */
const PAYING: ReadonlySet<string | undefined> = new Set(['checkout', 'stripe']);

/** Below a draw's page: a claim form is secret, and a proof belongs to its draw. */
const BELOW_DRAW: ReadonlySet<string | undefined> = new Set([undefined, 'user-info', 'verify']);

/** Below a fund's page: where one pays, and receipts. */
const BELOW_FUND: ReadonlySet<string | undefined> = new Set([
  undefined,
  'checkout',
  'contribution',
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
 * address of a ticket is secret. So do claim forms, orders and receipts for what they belong to.
 */
export function countedPage(path: string): CountedPage | null {
  const bare = path.replace(LOCALE, '').replace(/\/+$/, '') || '/';
  if (PRODUCT_PAGES.has(bare)) return { path: bare, owner: null };
  const [first = '', second, third, fourth] = bare.slice(1).toLowerCase().split('/');
  if (PARENTS.has(first) && second !== undefined && third === undefined) {
    return { path: `/${first}`, owner: null };
  }
  if (first === 'party') return toolPage('party', second, third === undefined || third === 'queue');
  if (first === 'chance') return toolPage('chance', second, BELOW_DRAW.has(third));
  if (first === 'fund') return toolPage('fund', second, third === undefined);
  if (first === 'experiences') return paidPage(second, fourth);
  if (!HANDLE_PATTERN.test(first)) return null;
  if (second === undefined) return { path: `/${first}`, owner: { handle: first } };
  // The same page as the short address, which has no handle in it that could change.
  if (second === 'fund') return toolPage('fund', third, BELOW_FUND.has(fourth));
  if (third !== undefined) return null;
  if (second === 'live') return { path: `/${first}/live`, owner: { handle: first } };
  const serviceId = idSchema.safeParse(second).data;
  if (serviceId === undefined) return null;
  return { path: `/${first}/${serviceId}`, owner: { handle: first, serviceId } };
}

function paidPage(service: string | undefined, last: string | undefined): CountedPage | null {
  const paidServiceId = idSchema.safeParse(service).data;
  if (paidServiceId === undefined || !PAYING.has(last)) return null;
  return { path: `/${paidServiceId}`, owner: { paidServiceId } };
}

function toolPage(
  tool: 'party' | 'chance' | 'fund',
  toolId: string | undefined,
  isShown: boolean,
): CountedPage | null {
  const id = idSchema.safeParse(toolId).data;
  if (id === undefined || !isShown) return null;
  return { path: `/${tool}/${id}`, owner: tool === 'party' ? { partyId: id } : { toolId: id } };
}
