/** What the tab shows beside its title: somebody is called, or ready. */
export type TabIcon = 'called' | 'ready';

let ownTitle: string | null = null;
/** The page's own title, as it was when it was last seen. */
let pageTitle = '';
let pageIcon: string | null = null;

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel="icon"][type]');

/**
 * Shows words and an icon in the tab instead of the page's; `words` gets the page's own title. Call it
 * again whenever the words or the page may have changed.
 */
export function signTab(words: (page: string) => string, icon: TabIcon): void {
  if (document.title !== ownTitle) pageTitle = document.title;
  ownTitle = words(pageTitle);
  if (document.title !== ownTitle) document.title = ownTitle;
  const link = iconLink();
  if (link === null) return;
  pageIcon ??= link.getAttribute('href');
  const wanted = `/static/favicon-${icon}.svg`;
  if (link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}

/** Gives the tab its own title and icon back. */
export function clearTabSign(): void {
  if (document.title === ownTitle) document.title = pageTitle;
  ownTitle = null;
  if (pageIcon !== null) iconLink()?.setAttribute('href', pageIcon);
  pageIcon = null;
}
