import { CreatorFigures } from '@/components/shared/reviews/CreatorFigures';
import { LocalTime } from '@/components/shared/LocalTime';
import { Badge } from '@/components/ui/Badge';
import { ExternalLink } from '@/components/ui/buttons/ExternalLink';
import { Icon } from '@/components/ui/icons/Icon';
import { Cluster, Stack } from '@/components/ui/Stack';
import type { CreatorProfile } from '@/hooks/profile/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { networkName } from '@/lib/shared/creators/socials';
import type { CreatorRecord } from '@/lib/shared/reviews/views';
import { Lines, PlainList, Quiet } from './Profile.styles';

interface Props {
  creator: CreatorProfile;
  record: CreatorRecord | null;
}

const MARKS = ['email', 'phone', 'payout'] as const;

/** What a creator says of themselves, what can be counted of them, and where else they are. */
export function AboutCreator({ creator, record }: Props) {
  const { t } = useTranslation('profile');
  const { bio, name, socials, memberSince, verified, categories } = creator;
  const marks = MARKS.filter((mark) => verified[mark]);
  return (
    <>
      <Stack as="section" aria-labelledby="about-title">
        <h2 id="about-title">{t('about.title')}</h2>
        {bio && <Lines dir="auto">{bio}</Lines>}
        {marks.length + categories.length > 0 && (
          <Cluster as="ul" role="list" $gap={2}>
            {categories.map((category) => (
              <Badge as="li" key={category}>
                {t(`common:category.${category}`)}
              </Badge>
            ))}
            {marks.map((mark) => (
              <Badge as="li" key={mark} $tone="good">
                <Icon name="good" size={16} />
                {t(`verified.${mark}`)}
              </Badge>
            ))}
          </Cluster>
        )}
        {record && <CreatorFigures record={record} name={name} />}
        <Quiet>
          {t('about.since')} <LocalTime at={memberSince} as="date" />
        </Quiet>
      </Stack>
      {socials.length > 0 && (
        <Stack as="section" aria-labelledby="socials-title">
          <h2 id="socials-title">{t('socials.title')}</h2>
          <PlainList role="list">
            {socials.map(({ network, handle, url }) => (
              <li key={network}>
                <ExternalLink href={url}>
                  {networkName(network)} · <bdi>{handle}</bdi>
                </ExternalLink>
              </li>
            ))}
          </PlainList>
        </Stack>
      )}
    </>
  );
}
