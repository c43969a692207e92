import { useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft } from '@/hooks/fund/checkout/keptDraft';
import { forgetOrderKey } from '@/hooks/payment/orderKey';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useLinkToken } from '@/hooks/ui/page/useLinkToken';
import { tryCall } from '@/lib/secureql/tryCall';
import type { OwnContribution } from '@/lib/shared/fund/views';
import { keepToken, keptToken } from './keptToken';
import { stageOf } from './stage';

/** Somebody waits for their bank: each look is a small read of one row. */
const WAITING_MS = 1500;

interface Options {
  contributionId: string;
  /** What the server rendered for the account that gave it; null: not theirs, or nobody is logged in. */
  initial: OwnContribution | null;
  /** Its giver has come back from the page to pay on. */
  isBack: boolean;
}

/**
 * A contribution for its giver, kept true while their bank has not answered. Without an account the
 * mailed link, or the tab that gave it, holds the right to see it.
 */
export function useContribution({ contributionId, initial, isBack }: Options) {
  const linked = useLinkToken();
  const [held, setHeld] = useState<{ own: OwnContribution | null; isLost: boolean }>({
    own: initial,
    isLost: false,
  });
  const { own, isLost } = held;
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  // Undefined on the server and while the page hydrates.
  const token = linked === undefined ? undefined : (linked ?? keptToken(contributionId));

  async function read() {
    if (token === undefined) return;
    const given = initial === null ? token : null;
    if (initial === null && given === null) {
      setHeld({ own: null, isLost: true });
      return;
    }
    const outcome = await tryCall('fund/get-contribution/', { contributionId, token: given });
    if (outcome.refusal === null) {
      setHeld({ own: outcome.answer.contribution.item ?? null, isLost: false });
    } else if (outcome.refusal === 'not_found' || outcome.refusal === 'fund.not_found') {
      setHeld((before) => ({ ...before, isLost: before.own === null }));
    }
  }
  const look = useEffectEvent(() => void read());
  const isKnown = token !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [isKnown]);
  useEffect(() => {
    if (linked) keepToken(contributionId, linked);
  }, [linked, contributionId]);

  const stage = own && stageOf(own, isBack);
  const isLeaving = isWithdrawn && stage === 'pledged';
  const isMoving = stage === 'waiting' || stage === 'open' || isLeaving;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(look, WAITING_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  useReadAgain(() => void read());

  // What was sent has become something: the next press with the same values is another contribution.
  const fundId = own?.fundId;
  const isOver = stage !== null && stage !== 'open' && stage !== 'waiting';
  useEffect(() => {
    if (!isOver || !fundId) return;
    forgetOrderKey(`fund-${fundId}`);
    if (stage !== 'failed') forgetDraft(fundId);
  }, [isOver, stage, fundId]);

  return {
    own,
    stage,
    isLost,
    token: own?.isMine ? null : (token ?? null),
    take: (next: OwnContribution) => setHeld({ own: next, isLost: false }),
    /** The card is being let go: looks until it is. */
    leave: (next: OwnContribution) => {
      setHeld({ own: next, isLost: false });
      setIsWithdrawn(true);
    },
  };
}
