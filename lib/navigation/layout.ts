import { barePath, isBelow, segmentsOf } from './path';

const SCROLLED_AFTER_PX = 15;

const plainTrees = [
  '/experiences/create',
  '/async',
  '/onboarding',
  '/chat',
  '/party',
  '/chance',
  '/fund',
  '/streamlabs-elements/widgets',
  '/operator',
];

const withoutHeader = ['/', '/announce', '/login', '/signup', '/onboarding'];
const withoutFooter = ['/', '/onboarding', '/announce'];

/** Which shell a page gets: visitors and the pages of product spec §2 "Layouts" get the plain one. */
export function layoutFor(path: string, isLoggedIn: boolean): 'plain' | 'dashboard' {
  if (!isLoggedIn || barePath(path) === '/') return 'plain';
  return plainTrees.some((tree) => isBelow(path, tree)) ? 'plain' : 'dashboard';
}

/** Whether the shell's header shows on a page. */
export function showsHeader(path: string): boolean {
  return !withoutHeader.includes(barePath(path)) && !isConsole(path) && !isWidget(path);
}

/** Whether the shell's footer shows on a page. */
export function showsFooter(path: string): boolean {
  return !withoutFooter.includes(barePath(path)) && !isConsole(path) && !isWidget(path);
}

/** Whether the help chat shows on a page (product spec §2). */
export function showsHelpChat(path: string): boolean {
  const [tool, , page, more] = segmentsOf(path);
  return (
    ['/experiences/create', '/async/reset_password'].includes(barePath(path)) ||
    (tool === 'experiences' && page === 'edit' && more === undefined) ||
    isBelow(path, '/onboarding')
  );
}

/**
 * Address that decides the shell of an error page: that of any missing one, but below the widgets,
 * which stand in a stream, its own.
 */
export function shellPathOfError(path: string): string {
  return isWidget(path) ? path : '/404';
}

/** Whether a page stands in a stream, as an overlay. */
export function isWidget(path: string): boolean {
  return isBelow(path, '/streamlabs-elements/widgets');
}

/** Whether the header has left the top, by the window's scroll offset in px. */
export function isScrolled(offset: number): boolean {
  return offset > SCROLLED_AFTER_PX;
}

function isConsole(path: string): boolean {
  const [tool, id, page] = segmentsOf(path);
  if (tool === 'operator') return true;
  const isTool = tool === 'party' || tool === 'chance' || tool === 'fund';
  return isTool && id !== undefined && page === 'dashboard';
}
