import { serverPage } from '@/lib/page/serverPage';

/** Own props of `/gift/{giftId}`. */
export interface GiftPageProps {
  giftId: string;
}

/** Server props of a gift: what it is only the browser asks, with the right that stands behind `#`. */
export const giftProps = serverPage({
  access: 'public',
  namespaces: ['gifts', 'emailcode'],
  theme: 'viewer',
  load: ({ context }) => {
    // No other site and no cache may learn of it.
    context.res.setHeader('Referrer-Policy', 'no-referrer');
    const props: GiftPageProps = { giftId: String(context.params?.giftId) };
    return { props };
  },
});
