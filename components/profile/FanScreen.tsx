import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import type { FanProfile } from '@/hooks/profile/types';
import { useSession } from '@/hooks/session/useSession';
import { Handle, Names, Page, Photo, Quiet } from './Profile.styles';

/** A fan's public profile; search engines do not index it. */
export function FanScreen({ fan }: { fan: FanProfile }) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  return (
    <Page>
      <PageHead title={t('page.title', { name: fan.name, handle: fan.handle })} isPrivate />
      <Card as="div">
        <Photo src={fan.extraPublic.profile_photo} name={fan.handle} side={128} />
        <Names>
          <h1>
            <bdi>{fan.name}</bdi>
          </h1>
          <Handle>{`@${fan.handle}`}</Handle>
        </Names>
        <p>{t('fan.played', { count: fan.queuesPlayed })}</p>
        <Quiet>
          {t('about.since')} <LocalTime at={fan.memberSince} as="date" />
        </Quiet>
        {user?.id === fan.id && (
          <div>
            <ButtonLink href="/dashboard/settings?active=basics" variant="quiet" icon="edit">
              {t('owner.edit')}
            </ButtonLink>
          </div>
        )}
      </Card>
    </Page>
  );
}
