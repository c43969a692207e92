import type { GetServerSideProps } from 'next';
import { TryScreen } from '@/components/mascot/tryout/TryScreen';
import { serverPage, type PageProps } from '@/lib/page/serverPage';
import { services } from '@/lib/server/services';

export default function MascotPage() {
  return <TryScreen />;
}

const page = serverPage({
  access: 'public',
  namespaces: ['mascotTry', 'mascot'],
  theme: 'viewer',
});

/** For demo and development: who runs the product has no use for it. */
export const getServerSideProps: GetServerSideProps<PageProps<object>> = async (context) =>
  services().config.mode === 'production' ? { notFound: true } : page(context);
