/**
 * Adds a third-party script, once. It carries the page's nonce; the policy trusts what a
 * trusted script adds, so what it loads in turn runs, too. False: it was there already.
 */
export function loadScript(address: string): boolean {
  if ([...document.scripts].some(({ src }) => src === address)) return false;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.nonce =
    document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';
  document.head.append(script);
  return true;
}
