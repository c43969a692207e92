import { TellMeScreen } from '@/components/auth/TellMeScreen';
import { serverPage } from '@/lib/page/serverPage';

export default function TellMePage() {
  return <TellMeScreen />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['auth', 'tellMe'],
});
