import { DemoScreen } from '@/components/profile/demo/DemoScreen';
import type { CreatorProfile } from '@/hooks/profile/types';
import { canonicalPath } from '@/lib/page/profile/profilePage';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function DemoPage({ creator }: PageProps<{ creator: CreatorProfile }>) {
  return <DemoScreen key={creator.id} creator={creator} />;
}

export const getServerSideProps = serverPage({
  access: 'public',
  namespaces: ['profile', 'demo', 'widgets', 'drawOverlay', 'fundOverlay', 'draw'],
  theme: 'owner',
  calls: ({ params }) => {
    const handle = String(params?.profile);
    return {
      creator: ['userCreator/userCreator/', { handle }],
      found: ['accounts/find-handle/', { handle }],
    };
  },
  load: ({ answers, context }) => {
    const creator = answers.creator.userCreators.items[0];
    const handle = creator?.handle ?? answers.found.findHandle.item?.handle;
    const moved = handle ? canonicalPath(context, handle) : null;
    if (moved) return { redirect: `/demo${moved}`, isPermanent: true };
    if (!creator) return { notFound: true };
    return { props: { creator }, owner: creator.extraPublic };
  },
});
