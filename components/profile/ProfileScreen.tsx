import dynamic from 'next/dynamic';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import type { CreatorProfile } from '@/hooks/profile/types';
import { useLiveTools } from '@/hooks/profile/useLiveTools';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { plannedToolsOf } from '@/lib/live/shownTools';
import { personPath } from '@/lib/shared/messaging/conversations';
import { BoardPlace } from './board/BoardPlace';
import { FollowButton } from './FollowButton';
import { LivePlace } from './live/LivePlace';
import { Page } from './Profile.styles';
import { ProfileBody, type ProfileSections } from './ProfileBody';
import { ProfileHero } from './ProfileHero';
import { ShareButton } from './ShareButton';

// Loaded after the page, for logged-in readers only.
const MessageLink = dynamic(() => import('./MessageLink').then((module) => module.MessageLink), {
  ssr: false,
});

// Few pages are empty.
const EmptyPage = dynamic(() => import('./empty/EmptyPage').then((module) => module.EmptyPage));

interface Props extends ProfileSections {
  creator: CreatorProfile;
  /** Whether the reader follows this creator and is notified when they go live. */
  isFollowed: boolean;
  /** The reader came for something live: the offer to be told stands where that would be. */
  isAwaited?: boolean;
  /** Nothing can be booked and nobody has said anything of it yet. */
  isBare?: boolean;
  /** They have not been here for long. */
  isNew?: boolean;
}

/** A creator's page as everyone sees it. */
export function ProfileScreen(props: Props) {
  const { creator, isFollowed, isAwaited = false, isBare = false, isNew = false } = props;
  const { experiences, reviews, record } = props;
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const { id, handle, name, tagline } = creator;
  const isOwner = user?.id === id;
  const tools = useLiveTools(creator);
  const planned = plannedToolsOf(creator);
  const isQuiet = tools.length + planned.length === 0;
  const isEmpty = isBare && isQuiet;
  const follow = isOwner ? null : <FollowButton creator={creator} isFollowed={isFollowed} />;
  const share = <ShareButton handle={handle} name={name} />;
  const isOffered = isQuiet && (isAwaited || isEmpty);
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
            <ButtonLink href="/dashboard/settings?active=page" variant="quiet" icon="edit">
              {t('owner.edit')}
            </ButtonLink>
            <ButtonLink href={`/demo/${handle}`} variant="quiet" icon="play">
              {t('owner.demo')}
            </ButtonLink>
          </>
        )}
        {!isOffered && follow}
        {user !== null && !isOwner && !isEmpty && <MessageLink creatorId={id} isRound />}
        {isEmpty && !isOwner ? null : share}
      </ProfileHero>
      <ProfileBody
        creator={creator}
        live={
          isEmpty ? (
            <EmptyPage
              name={name}
              hue={creator.extraPublic.display_hue}
              isNew={isNew}
              isOwner={isOwner}
            >
              {follow}
              {user ? (
                <MessageLink creatorId={id} />
              ) : (
                <ButtonLink href={personPath(id)} variant="quiet">
                  {t('empty.hello')}
                </ButtonLink>
              )}
              {share}
            </EmptyPage>
          ) : (
            <LivePlace
              name={name}
              tools={tools}
              planned={planned}
              isOwner={isOwner}
              offer={isOffered ? follow : null}
            />
          )
        }
        board={<BoardPlace creatorId={id} />}
        experiences={experiences}
        reviews={reviews}
        record={record}
      />
    </Page>
  );
}
