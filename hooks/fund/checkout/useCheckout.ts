import { useRef, useState } from 'react';
import { keepToken } from '@/hooks/fund/contribution/keptToken';
import { useSession } from '@/hooks/session/useSession';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ErrorCode } from '@/lib/shared/errors';
import type { Tier } from '@/lib/shared/fund/messages';
import type { FundPage } from '@/lib/shared/fund/views';
import { minorOf } from '@/lib/i18n/moneyInput';
import { firstDraft, tierOf, withAmount, withTier, type Draft } from './draft';
import { faultOf, faultOfCode, turnOfCode, type Fault, type Turn } from './faults';
import { keepDraft, keptDraft } from './keptDraft';
import { afterLogIn, startContribution } from './start';

/** The reward that an amount below its price, or somebody faster, took out of the form. */
interface LostTier {
  title: string;
  isSoldOut: boolean;
}

/** What was typed before the card, or before a log-in, stands here again; a reward of the address wins. */
function beginWith(page: FundPage, tierId: string | null) {
  const tier = page.fund.tiers.find(({ id, isAvailable }) => id === tierId && isAvailable) ?? null;
  const first = firstDraft(page.presets, tier);
  const kept = keptDraft(page.id, first);
  if (kept === null) return { first, kept: first };
  return { first, kept: tier && kept.tierId !== tier.id ? withTier(kept, tier, '') : kept };
}

/** A checkout: what is chosen and typed, and the press that leads to the page that takes the card. */
export function useCheckout(page: FundPage, tierId: string | null, reload: () => Promise<void>) {
  const { user } = useSession();
  const { i18n } = useTranslation();
  const isBusy = useRef(false);
  const isInBrowser = useIsInBrowser();
  const [begin] = useState(() => beginWith(page, tierId));
  const [changed, setDraft] = useState<Draft | null>(null);
  // What was kept is known in the browser alone, and the first render is the server's, too.
  const draft = changed ?? (isInBrowser ? begin.kept : begin.first);
  const [fault, setFault] = useState<Fault | null>(null);
  const [turn, setTurn] = useState<Turn | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [lost, setLost] = useState<LostTier | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);
  const isVisitor = user === null && !hasEntered;

  function change(next: Draft) {
    setDraft(next);
    setFault(null);
    setRefusal(null);
    keepDraft(page.id, next);
  }

  function changeAmount(text: string) {
    const { draft: next, dropped } = withAmount(page.fund, draft, text);
    if (dropped) setLost({ title: dropped.title, isSoldOut: false });
    else if (turn === null) setLost(null);
    change(next);
  }

  function choose(tier: Tier | null, answer: string) {
    setLost(null);
    setTurn(null);
    change(withTier(draft, tier, answer));
  }

  async function send(given: Draft, asVisitor: boolean) {
    const wish = { page, draft: given, isVisitor: asVisitor, language: i18n.language };
    const outcome = await startContribution(wish);
    if (outcome.refusal === null) {
      const started = outcome.answer.startContribution.item;
      if (!started) return;
      if (started.token) keepToken(started.contributionId, started.token);
      window.location.assign(started.url);
      return;
    }
    await refuse(outcome.refusal, given);
  }

  async function refuse(code: ErrorCode, given: Draft) {
    if (code === 'fund.email_needed') {
      setIsCodeAsked(true);
      return;
    }
    const next = turnOfCode(code);
    if (next === null) {
      const about = faultOfCode(code);
      setFault(about);
      if (about === null) setRefusal(code);
      return;
    }
    setTurn(next);
    if (next === 'sold_out' || next === 'tier_changed') {
      const title = tierOf(page.fund, given)?.title ?? '';
      setLost({ title, isSoldOut: next === 'sold_out' });
      change({ ...given, tierId: null, tierAnswer: '' });
    }
    await reload();
  }

  /** One press at a time. */
  async function run(given: Draft, asVisitor: boolean) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    setTurn(null);
    setRefusal(null);
    await send(given, asVisitor);
    isBusy.current = false;
    setIsRunning(false);
  }

  // What somebody else took while this was open is said, and not left out in silence.
  const tier = tierOf(page.fund, draft);
  const isChosen = draft.tierId !== null && turn === null;
  const gone = isChosen && !tier && page.fund.tiers.find(({ id }) => id === draft.tierId);
  const isSoldOut = gone ? gone.left === 0 : false;

  function press() {
    const found = faultOf(page, draft, isVisitor);
    setFault(found);
    if (found) return;
    if (isVisitor && tier !== null && tier.stock !== null) setIsCodeAsked(true);
    else void run(tier ? draft : { ...draft, tierId: null, tierAnswer: '' }, isVisitor);
  }

  return {
    draft,
    change,
    changeAmount,
    choose,
    tier,
    /** In minor units; null: nothing that can be given is typed. */
    amount: minorOf(draft.amount),
    fault,
    turn: gone ? (isSoldOut ? 'sold_out' : 'tier_changed') : turn,
    lost: gone ? { title: gone.title, isSoldOut } : lost,
    refusal,
    isRunning,
    isVisitor,
    press,
    /** Six digits are asked for before something rare is held. */
    isCodeAsked,
    closeCode: () => setIsCodeAsked(false),
    /** The code fits: goes on as a member. */
    enter: () => {
      setHasEntered(true);
      setIsCodeAsked(false);
      const next = afterLogIn(draft, page.anonymousAllowed);
      setDraft(next);
      keepDraft(page.id, next);
      void run(next, false);
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
