import { useEffect, useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';

/** `connecting`: to the questions Stripe asks; `connected`: to one's account there. */
export type StripePlace = 'connecting' | 'connected';

/** Leads to Stripe. An address there works once and for minutes, so it is asked for at the press. */
export function useStripeLink() {
  const connecting = useCall('stripe-dash-connecting-url/');
  const connected = useCall('stripe-dash-connected-url/');
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    // Who comes back by the browser's own button finds the page as it was left.
    const onShow = () => setIsLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function open(place: StripePlace): Promise<void> {
    const address =
      place === 'connecting'
        ? (await connecting.run({})).answer?.myUser.item?.stripeOnboardUrl
        : (await connected.run({})).answer?.myUser.item?.stripeDashboard;
    if (!address) return;
    // The button goes on waiting until the other page has come.
    setIsLeaving(true);
    window.location.assign(address);
  }

  return {
    open,
    isRunning: connecting.isRunning || connected.isRunning || isLeaving,
    refusal: connecting.refusal ?? connected.refusal,
  };
}
