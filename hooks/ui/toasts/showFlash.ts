import type { TFunction } from 'i18next';
import Cookies from 'js-cookie';
import { pushToast } from './toastQueue';

const COOKIE = 'flash';

const texts: Readonly<Record<string, string>> = {
  login_required: 'common:flash.login_required',
  wrong_role: 'common:flash.wrong_role',
  account_deleted: 'common:flash.account_deleted',
};

/** Says what the cookie names, and takes it away. */
export function showFlash(t: TFunction): void {
  const text = texts[Cookies.get(COOKIE) ?? ''];
  Cookies.remove(COOKIE);
  if (text !== undefined) pushToast({ kind: 'warning', text: t(text) });
}
