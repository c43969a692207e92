import { ExploreScreen } from '@/components/explore/ExploreScreen';
import { exploreProps, type ExplorePageProps } from '@/lib/page/find/explore';
import type { PageProps } from '@/lib/page/serverPage';

export default function ExplorePage(props: PageProps<ExplorePageProps>) {
  return <ExploreScreen {...props} />;
}

export const getServerSideProps = exploreProps;
