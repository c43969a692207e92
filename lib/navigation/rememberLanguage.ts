import type { LocaleCode } from './locales';
import { localePath } from './path';

const DAYS_REMEMBERED = 365;

/** Remembers a chosen language for a year, in a cookie the server reads. */
export async function rememberLanguage(code: LocaleCode): Promise<void> {
  const { default: Cookies } = await import('js-cookie');
  Cookies.set('NEXT_LOCALE', code, { expires: DAYS_REMEMBERED, sameSite: 'lax' });
}

/** Remembers a language and shows this address in it. */
export async function goToLanguage(code: LocaleCode, path: string): Promise<void> {
  await rememberLanguage(code);
  window.location.assign(localePath(code, path));
}
