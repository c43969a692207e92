import type { ResultOf } from '@/lib/secureql/operations/all';
import { canonicalPath, hearsOf } from './profilePage';
import { liveToolsOf } from '@/lib/live/shownTools';
import { serverPage } from '@/lib/page/serverPage';

type Creator = ResultOf<'userCreator/userCreator/'>['userCreators']['items'][number];

/** Own props of `/{profile}/live`: shown where no tool is live, or more than one. */
export interface LivePageProps {
  creator: Creator;
  /** Whether the reader follows the creator and is told when they go live. */
  isFollowed: boolean;
}

/**
 * Server props of `/{profile}/live`, the creator's one link for good. One live tool is redirected
 * to; what is live changes, so nobody stores the answer.
 */
export const liveProps = serverPage({
  access: 'public',
  namespaces: ['profile'],
  theme: 'owner',
  calls: ({ params }) => {
    const handle = String(params?.profile);
    return {
      creator: ['userCreator/userCreator/', { handle }],
      found: ['accounts/find-handle/', { handle }],
    };
  },
  whereAllowed: () => ({ favorites: ['favorite-services-ids', {}] }),
  load: ({ answers, allowed, context }) => {
    const creator = answers.creator.userCreators.items[0];
    const handle = creator?.handle ?? answers.found.findHandle.item?.handle;
    const moved = handle ? canonicalPath(context, handle, '/live') : null;
    if (moved) return { redirect: moved, isPermanent: true };
    if (!creator) return { notFound: true };
    context.res.setHeader('Cache-Control', 'no-store');
    const [only, ...others] = liveToolsOf(creator);
    if (only && others.length === 0) return { redirect: only.path };
    const isFollowed = hearsOf(allowed.favorites?.favorites.items ?? [], creator.id);
    const props: LivePageProps = { creator, isFollowed };
    return { props, owner: creator.extraPublic };
  },
});
