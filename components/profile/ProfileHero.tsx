import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/icons/Icon';
import { Cluster } from '@/components/ui/Stack';
import type { CreatorProfile } from '@/hooks/profile/types';
import { Banner, Handle, Names, Photo, Tagline, Who } from './Profile.styles';

interface Props {
  creator: CreatorProfile;
  /** What the reader can do here. */
  children: ReactNode;
}

const MARKS = ['email', 'phone', 'payout'] as const;

/** The top of a creator's page: who this is, at a glance. */
export function ProfileHero({ creator, children }: Props) {
  const { t } = useTranslation('profile');
  const { handle, name, tagline, bannerPhoto, verified, categories } = creator;
  const marks = MARKS.filter((mark) => verified[mark]);
  return (
    <>
      <Banner photo={bannerPhoto} />
      <Who>
        <Photo src={creator.extraPublic.profile_photo} name={creator.handle} side={128} />
        <Names>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <Handle>{`@${handle}`}</Handle>
          {tagline && <Tagline dir="auto">{tagline}</Tagline>}
        </Names>
        {marks.length + categories.length > 0 && (
          <Cluster as="ul" role="list" $gap={2}>
            {marks.map((mark) => (
              <Badge as="li" key={mark} $tone="good">
                <Icon name="good" size={16} />
                {t(`verified.${mark}`)}
              </Badge>
            ))}
            {categories.map((category) => (
              <Badge as="li" key={category}>
                {t(`common:category.${category}`)}
              </Badge>
            ))}
          </Cluster>
        )}
        <Cluster>{children}</Cluster>
      </Who>
    </>
  );
}
