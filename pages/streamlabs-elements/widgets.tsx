import { OverlayScreen } from '@/components/widgets/OverlayScreen';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function WidgetsPage({ realtime }: PageProps<object>) {
  return <OverlayScreen realtime={realtime} />;
}

// The key stands in the fragment, which the server never sees: theme and state come by script.
export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['widgets', 'draw', 'drawOverlay'],
});
