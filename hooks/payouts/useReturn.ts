import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useStripeLink } from '@/hooks/session/useStripeLink';

/** Stripe tells the server what is filled in by itself, a moment after the creator has come back. */
const LOOK_AFTER_MS = [1000, 2000, 4000, 8000, 16_000] as const;

/**
 * A creator comes back from Stripe: its word is waited for, never taken from the address. Where the
 * link was used up, the next one is asked for at once.
 */
export function useReturn(reload: () => Promise<void>) {
  const router = useRouter();
  const stripe = useStripeLink();
  const { connect } = router.query;

  const arrive = useEffectEvent((how: unknown) => {
    if (how === 'again') void stripe.open('connecting');
    return how === 'done' ? LOOK_AFTER_MS.map((ms) => setTimeout(() => void reload(), ms)) : [];
  });
  useEffect(() => {
    const timers = arrive(connect);
    return () => timers.forEach(clearTimeout);
  }, [connect]);

  return { isLeaving: stripe.isRunning, refusal: stripe.refusal };
}
