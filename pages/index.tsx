import { LandingScreen } from '@/components/landing/LandingScreen';
import { serverPage } from '@/lib/page/serverPage';

export default function LandingPage() {
  return <LandingScreen />;
}

export const getServerSideProps = serverPage({ access: 'public', namespaces: ['landing'] });
