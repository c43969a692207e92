import { textOf } from '@/hooks/ui/formValues';
import { isLocaleCode, type LocaleCode } from '@/lib/navigation/locales';
import { tryCall, type Outcome } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { FIELD, type Joinable, type Press, type Refusal } from './fields';

/** What came of a call: a place, a code on its way, or the reason why not. */
export type JoinOutcome<Place> =
  | ({ kind: 'in'; handle: string | null } & Place)
  | { kind: 'code'; email: string; length: number }
  | RefusedCall;
export type RefusedCall = { kind: 'refused' } & Refusal;

/** Inputs by the codes and by the keys of payloads that are about them. */
interface Places {
  codes?: Partial<Record<ErrorCode, string>>;
  keys?: Readonly<Record<string, string>>;
}

const COMMON = {
  codes: {
    'auth.code_invalid': FIELD.code,
    'auth.handle_reserved': FIELD.name,
    'auth.handle_taken': FIELD.name,
    'party.name_refused': FIELD.name,
  },
  keys: { code: FIELD.code, email: FIELD.email, handle: FIELD.name },
} satisfies Places;

/** One request key for one wish: pressing again after a lost answer makes no second account. */
const wish = { text: '', requestKey: '' };

/** The key of a payload that makes an account: the same as long as the payload is. */
export function requestKeyFor(payload: object): string {
  const text = JSON.stringify(payload);
  if (wish.text !== text) Object.assign(wish, { text, requestKey: crypto.randomUUID() });
  return wish.requestKey;
}

/** The page's language where it is one of ours. */
export const localeOf = (language: string): LocaleCode | undefined =>
  isLocaleCode(language) ? language : undefined;

/** What a form holds. */
export const dataOf = ({ form }: Press<Joinable>) => new FormData(form);

/** Has a code mailed to the e-mail of the form. */
export async function sendCode(press: Press<Joinable>): Promise<JoinOutcome<never>> {
  const email = textOf(dataOf(press), FIELD.email);
  const locale = localeOf(press.language);
  const outcome = await tryCall('accounts/request-code/', { email, locale });
  const sent = outcome.answer?.requestCode.item;
  return sent ? { kind: 'code', email: sent.sentTo, length: sent.length } : refusedCall(outcome);
}

/** Logs in with the mailed code; null: it fits. */
export async function logInByCode(
  press: Press<Joinable>,
  code: string,
): Promise<RefusedCall | null> {
  const outcome = await tryCall('accounts/log-in-with-code/', {
    email: press.standing.sent?.email ?? '',
    code,
    handle: textOf(dataOf(press), FIELD.name) || undefined,
    locale: localeOf(press.language),
  });
  return outcome.refusal === null ? null : refusedCall(outcome);
}

/** Why a call brought nothing, and the input it is about; a tool adds `places` of its own. */
export function refusedCall(outcome: Outcome<unknown>, places: Places = {}): RefusedCall {
  const code = outcome.refusal ?? 'internal';
  const [key, text] = Object.entries(outcome.refusal === null ? {} : outcome.fields)[0] ?? [];
  const keys: Readonly<Record<string, string>> = { ...COMMON.keys, ...places.keys };
  const codes: Partial<Record<ErrorCode, string>> = { ...COMMON.codes, ...places.codes };
  return {
    kind: 'refused',
    code,
    field: (key && keys[key]) ?? codes[code] ?? null,
    text: text ?? null,
  };
}
