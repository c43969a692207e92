import { LaterScreen } from '@/components/onboarding/LaterScreen';
import { serverPage } from '@/lib/page/serverPage';

export default function PayoutsPage() {
  return <LaterScreen subject="payouts" />;
}

export const getServerSideProps = serverPage({
  access: 'creator',
  namespaces: ['onboarding'],
  theme: 'viewer',
});
