import dynamic from 'next/dynamic';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import type { CreatorProfile } from '@/hooks/profile/types';
import { useLiveTools } from '@/hooks/profile/useLiveTools';
import { useSession } from '@/hooks/session/useSession';
import { BoardPlace } from './board/BoardPlace';
import { FollowButton } from './FollowButton';
import { LiveTools } from './LiveTools';
import { Page } from './Profile.styles';
import { ProfileBody, type ProfileSections } from './ProfileBody';
import { ProfileHero } from './ProfileHero';
import { ShareButton } from './ShareButton';

// Loaded after the page, for logged-in readers only.
const MessageLink = dynamic(() => import('./MessageLink').then((module) => module.MessageLink), {
  ssr: false,
});

interface Props extends ProfileSections {
  creator: CreatorProfile;
  /** Whether the reader follows this creator and is notified when they go live. */
  isFollowed: boolean;
  /** The reader came for something live: the offer to be told stands where that would be. */
  isAwaited?: boolean;
}

/** A creator's page as everyone sees it. */
export function ProfileScreen({ creator, isFollowed, isAwaited = false, ...sections }: Props) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const { handle, name, tagline } = creator;
  const isOwner = user?.id === creator.id;
  const tools = useLiveTools(creator);
  const follow = isOwner ? null : <FollowButton creator={creator} isFollowed={isFollowed} />;
  const isOffered = isAwaited && tools.length === 0;
  return (
    <Page>
      <PageHead
        title={t('page.title', { name, handle })}
        description={tagline || t('page.description', { name })}
        isPrivate={isAwaited}
      />
      <ProfileHero creator={creator}>
        {isOwner && (
          <>
            <ButtonLink href="/dashboard/settings?active=page" icon="edit">
              {t('owner.edit')}
            </ButtonLink>
            <ButtonLink href={`/demo/${handle}`} variant="quiet" icon="play">
              {t('owner.demo')}
            </ButtonLink>
          </>
        )}
        {!isOffered && follow}
        <ShareButton handle={handle} name={name} />
        {user !== null && !isOwner && <MessageLink creatorId={creator.id} />}
      </ProfileHero>
      <ProfileBody
        creator={creator}
        live={
          <LiveTools
            name={name}
            tools={tools}
            isOwner={isOwner}
            offer={isOffered ? follow : null}
          />
        }
        board={<BoardPlace creatorId={creator.id} />}
        {...sections}
      />
    </Page>
  );
}
