import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import {
  asksFor,
  type Joinable,
  type JoinPage,
  type Press,
  type Presses,
  type Standing,
} from './fields';

/**
 * One press to a place: as a member, as somebody new, or by a mailed code where one is asked for.
 * What was typed before a log-in joins by itself. `loadPresses` fetches what the presses of a tool do,
 * when somebody begins to fill the form in: the page itself comes without it.
 */
export function useJoin<Tool extends Joinable>(
  given: JoinPage<Tool>,
  loadPresses: () => Promise<Presses<Tool>>,
) {
  const { user } = useSession();
  const router = useRouter();
  const { t, i18n } = useTranslation('errors');
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [standing, setStanding] = useState<Standing>({
    refusal: null,
    sent: null,
    isCrowded: false,
    hasEntered: false,
  });
  const { refusal, sent, hasEntered } = standing;
  const { tool, isEmailAsked } = given;
  const change = (news: Partial<Standing>) => setStanding((before) => ({ ...before, ...news }));

  /** One press at a time; a form that lost its way to the server says so and keeps everything. */
  async function run(act: (presses: Presses<Tool>, press: Press<Tool>) => Promise<void>) {
    if (isBusy.current || !form.current) return;
    isBusy.current = true;
    setIsRunning(true);
    change({ refusal: null });
    const facts = { user, router, standing, change, language: i18n.language };
    try {
      await act(await loadPresses(), { ...given, ...facts, form: form.current });
    } catch {
      change({ refusal: { code: 'backend.unreachable', field: null, text: null } });
    }
    isBusy.current = false;
    setIsRunning(false);
  }

  const comeBack = useEffectEvent(async () => {
    const { resume } = await loadPresses();
    if (form.current) resume({ tool, form: form.current, user });
  });
  useEffect(() => {
    // Every way back from a log-in leads here.
    if (window.location.hash === '#join') void comeBack();
  }, []);

  const errorText = refusal && (refusal.text ?? t(refusal.code));
  return {
    form,
    isRunning,
    sent,
    asks: asksFor({ isEmailAsked, user, standing }),
    /** Whether a name makes them a new account. */
    isNew: user === null && !hasEntered,
    code: refusal?.code ?? null,
    /** What is wrong with one of the fields, or with null of them. */
    errorAt: (field: string | null) =>
      refusal?.field === field ? (errorText ?? undefined) : undefined,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void run(({ pressJoin }, press) => pressJoin(press));
    },
    onCode: (code: string) => void run(({ pressCode }, press) => pressCode(press, code)),
    sendAgain: () => void run(({ pressAgain }, press) => pressAgain(press)),
    /** Back from the code to the form. */
    forgetCode: () => change({ sent: null, refusal: null }),
    /** Keeps what was typed while its owner logs in. */
    keep: () => {
      const kept = form.current;
      if (kept) void loadPresses().then(({ keepDraft }) => keepDraft(tool.id, kept));
    },
    /** A press is quick when what it needs is there. */
    warmUp: () => void loadPresses().catch(() => undefined),
  };
}
