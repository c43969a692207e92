/**
 * Adds a script of another house, once. It carries the page's nonce; the policy trusts what a
 * trusted script adds, so what it loads in turn runs, too.
 */
export function loadScript(address: string): void {
  if ([...document.scripts].some(({ src }) => src === address)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.nonce =
    document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';
  document.head.append(script);
}
