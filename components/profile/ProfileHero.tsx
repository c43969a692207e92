import type { ReactNode } from 'react';
import type { CreatorProfile } from '@/hooks/profile/types';
import { Actions, Banner, Handle, Names, Photo, Who } from './Profile.styles';

interface Props {
  creator: CreatorProfile;
  /** What the reader can do here: the one that matters most first. */
  children: ReactNode;
}

/** The top of a creator's page: who this is, in one row. */
export function ProfileHero({ creator, children }: Props) {
  const { handle, name, tagline, bannerPhoto } = creator;
  return (
    <>
      <Banner photo={bannerPhoto} />
      <Who>
        <Photo src={creator.extraPublic.profile_photo} name={creator.handle} side={124} />
        <Names>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <Handle>
            {`@${handle}`}
            {tagline && (
              <>
                {' · '}
                <span dir="auto">{tagline}</span>
              </>
            )}
          </Handle>
        </Names>
        <Actions>{children}</Actions>
      </Who>
    </>
  );
}
