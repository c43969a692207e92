import { LaterScreen } from '@/components/onboarding/LaterScreen';
import { serverPage } from '@/lib/page/serverPage';

export default function ExperiencesPage() {
  return <LaterScreen subject="experiences" />;
}

export const getServerSideProps = serverPage({
  access: 'creator',
  namespaces: ['onboarding'],
  theme: 'viewer',
});
