import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { askToNotify } from '@/lib/alerts/notify';
import type { ErrorCode } from '@/lib/shared/errors';
import { ticketPath } from '@/hooks/party/fan/joinState';
import type { PartyView } from '@/hooks/party/types';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { fillIn, takeDraft } from './draft';
import { FIELD } from './fields';
import type { JoinOutcome } from './press';

interface Refusal {
  code: ErrorCode;
  field: string | null;
  text: string | null;
}

interface Options {
  party: PartyView;
  /** Reads the party again. */
  reload: () => Promise<void>;
  /** Somebody is in, before their ticket opens: their handle. */
  onLanded: (handle: string) => void;
}

const isDefault = ({ locale, defaultLocale }: NextRouter) => locale === defaultLocale;

/** Loaded when somebody begins to fill the form in. */
const loadPress = () => import('./press');

/**
 * One press to a place: as a member, as somebody new, or by a mailed code where the host asks for a
 * confirmed email. What was typed before a log-in joins by itself.
 */
export function useJoin({ party, reload, onLanded }: Options) {
  const { user } = useSession();
  const router = useRouter();
  const { t, i18n } = useTranslation('errors');
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [focused, setFocused] = useState<{ name: string } | null>(null);
  const [sent, setSent] = useState<{ email: string; length: number } | null>(null);
  const [isCrowded, setIsCrowded] = useState(false);
  /** By a code: the page itself still shows the session from before. */
  const [hasEntered, setHasEntered] = useState(false);

  // Somebody with an account and an email that is not confirmed does that in the settings.
  const canProve = !hasEntered && (user === null || user.email === null);
  const why: 'host' | 'crowd' | null =
    party.whoCanJoin === 'VERIFIED' ? 'host' : isCrowded ? 'crowd' : null;
  const asks = canProve ? why : null;

  useEffect(() => {
    const input = focused && form.current?.elements.namedItem(focused.name);
    if (input instanceof HTMLElement) input.focus();
  }, [focused]);

  async function take(outcome: JoinOutcome, hasJustEntered = hasEntered) {
    if (outcome.kind === 'in') return open(outcome, user === null || hasJustEntered);
    if (outcome.kind === 'code') return setSent(outcome);
    const { code, field } = outcome;
    if (field !== FIELD.code) setSent(null);
    if (field === null) await reload();
    const asksNow = code === 'auth.code_required' || code === 'party.verified_only';
    if (asksNow && canProve && !hasJustEntered) {
      setIsCrowded(true);
      setFocused({ name: FIELD.email });
      return;
    }
    setRefusal(outcome);
    setFocused({ name: field ?? '' });
  }

  async function open(
    { queueUuid, handle }: Extract<JoinOutcome, { kind: 'in' }>,
    isNewSession: boolean,
  ) {
    onLanded(handle ?? user?.handle ?? '');
    const path = ticketPath(party.id, queueUuid);
    if (!isNewSession) await router.push(path);
    // A new session begins with a new page, as after every log-in.
    else window.location.assign(isDefault(router) ? path : `/${router.locale}${path}`);
  }

  /** One press at a time; a form that lost its way to the server says so and keeps everything. */
  async function run(act: (press: Awaited<ReturnType<typeof loadPress>>) => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setRefusal(null);
    try {
      await act(await loadPress());
    } catch {
      setRefusal({ code: 'backend.unreachable', field: null, text: null });
    }
    isBusy.current = false;
    setIsRunning(false);
  }

  const pressed = () => ({
    party,
    data: new FormData(form.current ?? undefined),
    language: i18n.language,
  });

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // Only an answer to a press may ask, and nobody has to answer before they are in.
    if (user) void askToNotify();
    void run(async ({ joinAsMember, joinAsNew, sendCode }) => {
      const act = asks ? sendCode : user || hasEntered ? joinAsMember : joinAsNew;
      await take(await act(pressed()));
    });
  }

  /** The last digit of the code is in. */
  function onCode(code: string) {
    if (sent === null) return;
    void run(async ({ enterCode, joinAsMember }) => {
      const wrong = await enterCode(pressed(), { email: sent.email, code });
      if (wrong) return take(wrong);
      setHasEntered(true);
      await take(await joinAsMember(pressed()), true);
    });
  }

  const isMember = user !== null;
  useEffect(() => {
    const values = form.current && takeDraft(party.id);
    if (!form.current || !values) return;
    fillIn(form.current, values);
    if (isMember) form.current.requestSubmit();
  }, [party.id, isMember]);

  return {
    form,
    onSubmit,
    /** Why an email has to be confirmed first; null: it has not. */
    asks,
    /** Where a code went, while it is awaited. */
    sent,
    onCode,
    /** Mails another code. */
    sendAgain: () => run(async ({ sendCode }) => take(await sendCode(pressed()))),
    /** Back to the form. */
    forgetCode: () => setSent(null),
    /** Fetches what a press needs, so that the press itself is quick. */
    warmUp: () => void loadPress().catch(() => undefined),
    /** Whether a name makes them a new account. */
    isNew: user === null && !hasEntered,
    isRunning,
    code: refusal?.code ?? null,
    /** What is wrong with one of the fields. */
    errorAt: (field: string) =>
      refusal?.field === field ? (refusal.text ?? t(refusal.code)) : undefined,
    /** What is wrong with none of them. */
    formError: refusal && refusal.field === null ? t(refusal.code) : null,
  };
}
