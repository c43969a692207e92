import { ClaimScreen } from '@/components/gift/ClaimScreen';
import { giftProps, type GiftPageProps } from '@/lib/page/orders/giftPage';
import type { PageProps } from '@/lib/page/serverPage';

export default function GiftPage({ giftId }: PageProps<GiftPageProps>) {
  return <ClaimScreen key={giftId} giftId={giftId} />;
}

export const getServerSideProps = giftProps;
