import { answersIn } from '@/hooks/forms/answers';
import { textOf } from '@/hooks/ui/formValues';
import { isLocaleCode, type LocaleCode } from '@/lib/navigation/locales';
import { tryCall, type Outcome } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { answerProblem } from '@/lib/shared/forms/entryFields';
import { FIELD, type Press, type Refusal } from './fields';

/** What came of a call: a place, a code on its way, or the reason why not. */
export type JoinOutcome =
  | { kind: 'in'; queueUuid: string; handle: string | null }
  | { kind: 'code'; email: string; length: number }
  | RefusedCall;
type RefusedCall = { kind: 'refused' } & Refusal;

const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  'auth.code_invalid': FIELD.code,
  'auth.handle_reserved': FIELD.name,
  'auth.handle_taken': FIELD.name,
  'party.group_too_large': FIELD.seats,
  'party.name_refused': FIELD.name,
};
const FIELD_OF_KEY: Readonly<Record<string, string>> = {
  code: FIELD.code,
  email: FIELD.email,
  handle: FIELD.name,
  seats: FIELD.seats,
};

/** One request key for one wish: pressing again after a lost answer makes no second account. */
const wish = { text: '', requestKey: '' };

function requestKeyFor(payload: object): string {
  const text = JSON.stringify(payload);
  if (wish.text !== text) Object.assign(wish, { text, requestKey: crypto.randomUUID() });
  return wish.requestKey;
}

const localeOf = (language: string): LocaleCode | undefined =>
  isLocaleCode(language) ? language : undefined;

/** What a form holds. */
const dataOf = ({ form }: Press) => new FormData(form);

const placeIn = ({ party }: Press, data: FormData) => ({
  partyID: party.id,
  fields: answersIn(data, party.entryFields),
  seats: Number(textOf(data, FIELD.seats) || 1),
});

/** Joins with the session that there is. */
export async function joinAsMember(press: Press): Promise<JoinOutcome> {
  const outcome = await tryCall('party/join-queue/', placeIn(press, dataOf(press)));
  const entry = (outcome.answer ?? outcome.refusedAnswer)?.joinQueue.item;
  if (entry && (outcome.refusal === null || outcome.refusal === 'party.already_joined')) {
    return { kind: 'in', queueUuid: entry.queueUuid, handle: null };
  }
  return refused(outcome, press);
}

/** Makes a quick account and joins with it, in one call. */
export async function joinAsNew(press: Press): Promise<JoinOutcome> {
  const data = dataOf(press);
  const wanted = {
    ...placeIn(press, data),
    handle: textOf(data, FIELD.name),
    locale: localeOf(press.language),
  };
  const outcome = await tryCall('party/join-as-new/', {
    ...wanted,
    requestKey: requestKeyFor(wanted),
  });
  const entry = outcome.answer?.joinAsNew.item;
  return entry ? { kind: 'in', ...entry } : refused(outcome, press);
}

/** Has a code mailed to the e-mail of the form. */
export async function sendCode(press: Press): Promise<JoinOutcome> {
  const email = textOf(dataOf(press), FIELD.email);
  const locale = localeOf(press.language);
  const outcome = await tryCall('accounts/request-code/', { email, locale });
  const sent = outcome.answer?.requestCode.item;
  return sent ? { kind: 'code', email: sent.sentTo, length: sent.length } : refused(outcome, press);
}

/** Logs in with the mailed code; null: it fits. */
export async function logInByCode(press: Press, code: string): Promise<RefusedCall | null> {
  const outcome = await tryCall('accounts/log-in-with-code/', {
    email: press.standing.sent?.email ?? '',
    code,
    handle: textOf(dataOf(press), FIELD.name) || undefined,
    locale: localeOf(press.language),
  });
  return outcome.refusal === null ? null : refused(outcome, press);
}

function refused(outcome: Outcome<unknown>, press: Press): RefusedCall {
  const code = outcome.refusal ?? 'internal';
  const [key, text] = Object.entries(outcome.refusal === null ? {} : outcome.fields)[0] ?? [];
  const field = (key && FIELD_OF_KEY[key]) ?? FIELD_OF[code] ?? wrongAnswer(code, press);
  return { kind: 'refused', code, field, text: text ?? null };
}

/** The question whose answer does not fit; the server says only that one of them does not. */
function wrongAnswer(code: ErrorCode, press: Press): string | null {
  if (code !== 'party.fields_invalid') return null;
  const data = dataOf(press);
  const wrong = press.party.entryFields.find((field) =>
    answerProblem(field, textOf(data, field.key).trim()),
  );
  return wrong?.key ?? null;
}
