import type { ReactNode } from 'react';
import type { Setup } from '@/hooks/settings/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CurrentUser } from '@/lib/session/currentUser';
import { fanName } from '@/lib/shared/fans/fans';
import {
  PreviewBanner,
  PreviewBody,
  PreviewButton,
  PreviewFrame,
  PreviewPhoto,
} from './PageSetup.styles';

/** A small preview of the top of a creator's page: saved contents in the colours being tried. */
export function CreatorPreview({ user, setup }: { user: CurrentUser; setup: Setup }) {
  const { t } = useTranslation('pagesetup');
  return (
    <Preview caption={t('preview.caption')}>
      <PreviewBanner photo={setup.bannerPhoto} />
      <PreviewBody $isOnBanner>
        <PreviewPhoto src={user.extraPublic.profile_photo} name={user.handle} side={64} />
        <div>
          <b dir="auto">
            {user.firstName} {user.lastName}
          </b>
          <p>{`@${user.handle}`}</p>
          {setup.tagline ? <p dir="auto">{setup.tagline}</p> : null}
        </div>
        <PreviewButton>{t('favorites:favorites.notify')}</PreviewButton>
      </PreviewBody>
    </Preview>
  );
}

/** A small preview of a fan's public profile, in the colours being tried. */
export function FanPreview({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('pagesetup');
  return (
    <Preview caption={t('preview.caption_fan')}>
      <PreviewBody $isOnBanner={false}>
        <PreviewPhoto src={user.extraPublic.profile_photo} name={user.handle} side={64} />
        <div>
          <b dir="auto">{fanName(user.firstName, user.lastName)}</b>
          <p>{`@${user.handle}`}</p>
        </div>
      </PreviewBody>
    </Preview>
  );
}

/** A picture only: nothing in it can be pressed. */
function Preview({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      <PreviewFrame aria-hidden="true">{children}</PreviewFrame>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
