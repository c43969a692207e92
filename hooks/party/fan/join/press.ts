import { ticketPath } from '@/hooks/party/fan/joinState';
import { textOf } from '@/hooks/ui/formValues';
import { askToNotify } from '@/lib/alerts/notify';
import { joinAsMember, joinAsNew, logInByCode, sendCode, type JoinOutcome } from './calls';
import { fillIn, takeDraft } from './draft';
import { asksFor, FIELD, type Press } from './fields';

export { keepDraft } from './draft';

/** The button of the form. */
export async function pressJoin(press: Press): Promise<void> {
  const isMember = press.user !== null || press.standing.hasEntered;
  // Only an answer to a press may ask, and nobody has to answer before they are in.
  if (press.user) void askToNotify();
  const call = asksFor(press) ? sendCode : isMember ? joinAsMember : joinAsNew;
  await take(press, await call(press));
}

/** The last sign of the code is in: logs in with it and joins. */
export async function pressCode(press: Press, code: string): Promise<void> {
  const refusal = await logInByCode(press, code);
  if (refusal) return take(press, refusal);
  press.change({ hasEntered: true });
  const standing = { ...press.standing, hasEntered: true };
  await take({ ...press, standing, user: null }, await joinAsMember(press));
}

/** Mails another code. */
export async function pressAgain(press: Press): Promise<void> {
  await take(press, await sendCode(press));
}

/** What was typed before a log-in stands in the form again, and joins by itself once there is one. */
export function resume({ party, form, user }: Pick<Press, 'party' | 'form' | 'user'>): void {
  const values = takeDraft(party.id);
  if (values === null) return;
  fillIn(form, values);
  if (user) form.requestSubmit();
}

async function take(press: Press, outcome: JoinOutcome): Promise<void> {
  if (outcome.kind === 'in') return open(press, outcome);
  if (outcome.kind === 'code') return press.change({ sent: outcome });
  const { code, field } = outcome;
  // What the page shows may be behind: full, paused, another rule.
  if (field === null && code.startsWith('party.')) await press.reload();
  const needsCode = code === 'auth.code_required' || code === 'party.verified_only';
  if (needsCode && !press.standing.hasEntered && !press.user?.email) {
    press.change({ isCrowded: true });
    return focus(press, FIELD.email);
  }
  if (field === FIELD.code) return press.change({ refusal: outcome });
  // A form without the field says it above its button.
  const isAsked = field !== null && press.form.elements.namedItem(field) !== null;
  press.change({ refusal: isAsked ? outcome : { ...outcome, field: null }, sent: null });
  if (isAsked) focus(press, field);
}

/** The joiner's creature lands in the line while the ticket opens. */
async function open(press: Press, place: Extract<JoinOutcome, { kind: 'in' }>): Promise<void> {
  const { party, router, user, onLanded, form } = press;
  onLanded(place.handle ?? user?.handle ?? textOf(new FormData(form), FIELD.name));
  const path = ticketPath(party.id, place.queueUuid);
  if (user) await router.push(path);
  // A new session begins with a new page, as after every log-in.
  else {
    const { locale, defaultLocale } = router;
    window.location.assign(locale === defaultLocale ? path : `/${locale}${path}`);
  }
}

/** The field may come with what was just told. */
function focus({ form }: Press, name: string): void {
  requestAnimationFrame(() => {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLElement) input.focus();
  });
}
