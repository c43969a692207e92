import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import type { CreatorProfile } from '@/hooks/profile/types';
import { useLiveTools } from '@/hooks/profile/useLiveTools';
import { useSession } from '@/hooks/session/useSession';
import { liveToolsOf } from '@/lib/live/shownTools';
import { LiveTools } from './live/LiveTools';
import { Handle, Names, Page, Photo, WhoRow } from './Profile.styles';
import { ProfileScreen } from './ProfileScreen';

interface Props {
  creator: CreatorProfile;
  isFollowed: boolean;
}

/** Where a creator's permanent link leads when there is not just one live tool to lead to. */
export function LiveScreen({ creator, isFollowed }: Props) {
  // What stands first stays: a page must not turn into another one under the reader's hands.
  return liveToolsOf(creator).length === 0 ? (
    <ProfileScreen creator={creator} isFollowed={isFollowed} isAwaited />
  ) : (
    <LiveList creator={creator} />
  );
}

/** The tools that are live, for a reader to choose from. */
function LiveList({ creator }: Pick<Props, 'creator'>) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const { handle, name } = creator;
  const isOwner = user?.id === creator.id;
  const tools = useLiveTools(creator);
  return (
    <Page>
      <PageHead title={t('live.page_title', { name })} isPrivate />
      <WhoRow>
        <Photo src={creator.extraPublic.profile_photo} name={creator.handle} side={128} />
        <Names>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <Handle>{`@${handle}`}</Handle>
          <div>
            <ButtonLink href={`/${handle}`} size="small" variant="quiet">
              {t('live.profile')}
            </ButtonLink>
          </div>
        </Names>
      </WhoRow>
      <LiveTools name={name} tools={tools} isOwner={isOwner} />
    </Page>
  );
}
