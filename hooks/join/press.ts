import { textOf } from '@/hooks/ui/formValues';
import { askToNotify } from '@/lib/alerts/notify';
import { dataOf, logInByCode, sendCode, type JoinOutcome } from './calls';
import { fillIn, keepDraft, takeDraft } from './draft';
import { asksFor, FIELD, type Joinable, type Press, type Presses } from './fields';

/** Where who is in goes on, and who they are. */
export type Landed<Place> = Extract<JoinOutcome<Place>, { kind: 'in' }>;

interface Calls<Tool extends Joinable, Place> {
  /** Joins with the session that there is. */
  joinAsMember: (press: Press<Tool>) => Promise<JoinOutcome<Place>>;
  /** Makes a quick account and joins with it, in one call. */
  joinAsNew: (press: Press<Tool>) => Promise<JoinOutcome<Place>>;
  /** Shows who is in their place. */
  open: (press: Press<Tool>, place: Landed<Place>) => Promise<void>;
}

/** How one kind of tool is joined: its own calls, and everything around them. */
export function pressesOf<Tool extends Joinable, Place>({
  joinAsMember,
  joinAsNew,
  open,
}: Calls<Tool, Place>): Presses<Tool> {
  async function take(press: Press<Tool>, outcome: JoinOutcome<Place>): Promise<void> {
    if (outcome.kind === 'in') {
      const { user, onLanded } = press;
      onLanded(outcome.handle ?? user?.handle ?? textOf(dataOf(press), FIELD.name));
      return open(press, outcome);
    }
    if (outcome.kind === 'code') return press.change({ sent: outcome });
    const { code, field } = outcome;
    // What the page shows may be behind: full, paused, another rule.
    if (field === null && /^(party|lottery)\./.test(code)) await press.reload();
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

  return {
    pressJoin: async (press) => {
      const isMember = press.user !== null || press.standing.hasEntered;
      // Only an answer to a press may ask, and nobody has to answer before they are in.
      if (press.user) void askToNotify();
      if (asksFor(press)) return take(press, await sendCode(press));
      return take(press, await (isMember ? joinAsMember : joinAsNew)(press));
    },
    pressCode: async (press, code) => {
      const refusal = await logInByCode(press, code);
      if (refusal) return take(press, refusal);
      press.change({ hasEntered: true });
      const standing = { ...press.standing, hasEntered: true };
      const entered = { ...press, standing, user: null };
      return take(entered, await joinAsMember(entered));
    },
    pressAgain: async (press) => take(press, await sendCode(press)),
    resume: ({ tool, form, user }) => {
      const values = takeDraft(tool.id);
      if (values === null) return;
      fillIn(form, values);
      if (user) form.requestSubmit();
    },
    keepDraft,
  };
}

/** Goes to a page of this site; a new session begins with a new page, as after every log-in. */
export async function goTo({ router, user }: Press<Joinable>, path: string): Promise<void> {
  if (user) {
    await router.push(path);
    return;
  }
  const { locale, defaultLocale } = router;
  window.location.assign(locale === defaultLocale ? path : `/${locale}${path}`);
}

/** The field may come with what was just told. */
function focus({ form }: Pick<Press<Joinable>, 'form'>, name: string): void {
  requestAnimationFrame(() => {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLElement) input.focus();
  });
}
