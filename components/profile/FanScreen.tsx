import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { PageHead } from '@/components/shared/page/PageHead';
import { ReviewList } from '@/components/shared/reviews/ReviewList';
import { Rating } from '@/components/shared/services/Rating';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Stack } from '@/components/ui/Stack';
import type { FanProfile } from '@/hooks/profile/types';
import { reviewsReceivedBy, reviewsWrittenBy, type ReviewPage } from '@/hooks/reviews/reviewLists';
import { useSession } from '@/hooks/session/useSession';
import { Handle, Names, Page, Photo } from './Profile.styles';
import { FanRow } from './Sections.styles';

interface Props {
  fan: FanProfile;
  /** What creators said of them. */
  received: ReviewPage;
  /** What they said of experiences. */
  written: ReviewPage;
}

/** A fan's public profile, with reviews both ways; search engines do not index it. */
export function FanScreen({ fan, received, written }: Props) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  return (
    <Page>
      <PageHead title={t('page.title', { name: fan.name, handle: fan.handle })} isPrivate />
      <Card as="div">
        <FanRow>
          <Photo src={fan.extraPublic.profile_photo} name={fan.handle} side={128} />
          <Names>
            <h1>
              <bdi>{fan.name}</bdi>
            </h1>
            <Handle>{`@${fan.handle}`}</Handle>
            <p className="facts">
              {fan.rating !== null && <Rating rating={fan.rating} count={fan.ratingCount} />}
              <span>{t('fan.played', { count: fan.queuesPlayed })}</span>
              <span>
                {t('about.since')} <LocalTime at={fan.memberSince} as="date" />
              </span>
            </p>
          </Names>
          {user?.id === fan.id && (
            <ButtonLink href="/dashboard/settings?active=basics" variant="quiet" icon="edit">
              {t('owner.edit')}
            </ButtonLink>
          )}
        </FanRow>
      </Card>
      {received.items.length > 0 && (
        <Stack as="section" aria-labelledby="received-title">
          <h2 id="received-title">{t('reviews:fan.received')}</h2>
          <ReviewList first={received} readMore={reviewsReceivedBy(fan.handle)} />
        </Stack>
      )}
      {written.items.length > 0 && (
        <Stack as="section" aria-labelledby="written-title">
          <h2 id="written-title">{t('reviews:fan.written')}</h2>
          <ReviewList first={written} readMore={reviewsWrittenBy(fan.handle)} />
        </Stack>
      )}
    </Page>
  );
}
