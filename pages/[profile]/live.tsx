import { LiveScreen } from '@/components/profile/LiveScreen';
import { liveProps, type LivePageProps } from '@/lib/page/profile/livePage';
import type { PageProps } from '@/lib/page/serverPage';

export default function LivePage({ creator, isFollowed }: PageProps<LivePageProps>) {
  return <LiveScreen key={creator.id} creator={creator} isFollowed={isFollowed} />;
}

export const getServerSideProps = liveProps;
