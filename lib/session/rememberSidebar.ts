/** Set while the sidebar stays shut on narrow windows; the server reads it, so that nothing flashes. */
export const SIDEBAR_COOKIE = 'sidebar-shut';

const DAYS_REMEMBERED = 365;

/** Remembers for the next page whether the sidebar, where it covers the page, was shut. */
export async function rememberSidebar(isShut: boolean): Promise<void> {
  const { default: Cookies } = await import('js-cookie');
  if (isShut) Cookies.set(SIDEBAR_COOKIE, '1', { expires: DAYS_REMEMBERED, sameSite: 'lax' });
  else Cookies.remove(SIDEBAR_COOKIE);
}
