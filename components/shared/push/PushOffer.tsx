import dynamic from 'next/dynamic';

/**
 * Offers to tell a member of their turn while no page is open: by alerts of this browser, or by
 * e-mail. Shows nothing where either is on. Loaded once it is shown, with its texts.
 */
export const PushOffer = dynamic(() => import('./Offer').then((module) => module.Offer), {
  ssr: false,
});
