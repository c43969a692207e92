/**
 * The path of an address, to go to on the site where the visitor is. Success, cancel and return
 * addresses name our own site, which may go by another name where the visitor is; whatever else they
 * named, nobody is led away: the host is left out, and neither two slashes nor a backslash come first.
 */
export function ownPath(address: string | null): string {
  if (address === null || !URL.canParse(address, HERE)) return '/';
  const { pathname, search, hash } = new URL(address, HERE);
  // A scheme without a host, such as `javascript:`, has a path without a slash.
  return `/${pathname.replace(/^[/\\]+/, '')}${search}${hash}`;
}

/** Any host: it is left out again. */
const HERE = 'http://here';
