import { UnsubscribeScreen } from '@/components/auth/UnsubscribeScreen';
import { serverPage } from '@/lib/page/serverPage';

export default function UnsubscribePage() {
  return <UnsubscribeScreen />;
}

export const getServerSideProps = serverPage({ access: 'public', namespaces: ['auth'] });
