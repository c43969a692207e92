import dynamic from 'next/dynamic';
import { LatePageFrame } from '@/components/layout/LatePageFrame';
import { OverlayScreen } from '@/components/widgets/OverlayScreen';
import type { SentWidget } from '@/hooks/studio/types';
import { loadTexts } from '@/lib/i18n/loadTexts';
import { STUDIO_PATH } from '@/lib/navigation/overlayAddress';
import type { SiteLinks } from '@/lib/navigation/siteLinks';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

interface Own {
  /** The viewer's own, for the studio; null: no creator is looking, as in every stream. */
  widgets: readonly SentWidget[] | null;
}

// No stream waits for the studio: its code and its texts come after the page.
const StudioScreen = dynamic(
  async () => {
    const [{ StudioScreen: Loaded }] = await Promise.all([
      import('@/components/studio/StudioScreen'),
      loadTexts('studio'),
      loadTexts('health'),
    ]);
    return Loaded;
  },
  { ssr: false },
);
const NoKey = dynamic(() => import('@/components/widgets/NoKey').then((module) => module.NoKey), {
  ssr: false,
});

export default function WidgetsPage(props: PageProps<Own> & { siteLinks?: SiteLinks }) {
  const { realtime, widgets, siteLinks } = props;
  const bare = (
    <LatePageFrame path={STUDIO_PATH} shell={props} siteLinks={siteLinks}>
      {widgets ? <StudioScreen widgets={widgets} /> : <NoKey />}
    </LatePageFrame>
  );
  return <OverlayScreen realtime={realtime} bare={bare} />;
}

// The key stands in the fragment, which the server never sees: theme and state come by script.
export const getServerSideProps = serverPage({
  access: 'public',
  theme: 'viewer',
  namespaces: ['widgets', 'draw', 'drawOverlay', 'fundOverlay'],
  whereAllowed: () => ({ widgets: ['widgets/get-widgets/', {}] }),
  load: ({ allowed }) => ({ props: { widgets: allowed.widgets?.getWidgets.items ?? null } }),
});
