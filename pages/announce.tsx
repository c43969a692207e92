import { AnnounceScreen } from '@/components/landing/announce/AnnounceScreen';
import { serverPage } from '@/lib/page/serverPage';

export default function AnnouncePage() {
  return <AnnounceScreen />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['announce', 'landing'],
});
