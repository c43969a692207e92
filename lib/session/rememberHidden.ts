/** Set while a browser hides private data always; the server reads it, so that nothing shows first. */
export const HIDDEN_COOKIE = 'private-hidden';

const DAYS_REMEMBERED = 365;

/** Remembers for the next page whether private data is always hidden in this browser. */
export async function rememberHidden(isAlways: boolean): Promise<void> {
  const { default: Cookies } = await import('js-cookie');
  if (isAlways) Cookies.set(HIDDEN_COOKIE, '1', { expires: DAYS_REMEMBERED, sameSite: 'lax' });
  else Cookies.remove(HIDDEN_COOKIE);
}
