import { GiftsScreen } from '@/components/favorites/GiftsScreen';
import type { Gift } from '@/hooks/favorites/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function GiftsPage({ gifts }: PageProps<{ gifts: Gift[] }>) {
  return <GiftsScreen gifts={gifts} />;
}

export const getServerSideProps = serverPage({
  access: 'fan',
  namespaces: ['favorites'],
  theme: 'viewer',
  // A creator is turned away by the gate, not by the call that no creator may make.
  whereAllowed: () => ({ mine: ['gifts/get-my-gifts/', {}] }),
  load: ({ allowed }) => ({ props: { gifts: allowed.mine?.getGifts.items ?? [] } }),
});
