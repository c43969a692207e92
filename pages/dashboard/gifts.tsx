import { GiftsScreen } from '@/components/gift/GiftsScreen';
import { serverPage, type PageProps } from '@/lib/page/serverPage';
import type { GiftLine } from '@/lib/shared/gifts/views';

export default function GiftsPage({ gifts }: PageProps<{ gifts: GiftLine[] }>) {
  return <GiftsScreen gifts={gifts} />;
}

export const getServerSideProps = serverPage({
  access: 'fan',
  namespaces: ['gifts'],
  theme: 'viewer',
  // A creator is turned away by the gate, not by the call that no creator may make.
  whereAllowed: () => ({ mine: ['gifts/get-my-gifts/', {}] }),
  load: ({ allowed }) => ({ props: { gifts: allowed.mine?.getGifts.items ?? [] } }),
});
