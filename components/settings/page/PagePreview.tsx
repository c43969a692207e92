import { Avatar } from '@/components/ui/Avatar';
import { Badge } from '@/components/ui/Badge';
import type { Setup } from '@/hooks/settings/setup';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CurrentUser } from '@/lib/session/currentUser';
import { PreviewBanner, PreviewBody, PreviewButton, PreviewFrame } from './PageSetup.styles';

/** The top of the own page in small, in the colours being tried. A picture: nothing in it works. */
export function PagePreview({ user, setup }: { user: CurrentUser; setup: Setup | null }) {
  const { t } = useTranslation('pagesetup');
  return (
    <figure>
      <PreviewFrame aria-hidden="true">
        <PreviewBanner>
          {setup?.bannerPhoto ? <img src={setup.bannerPhoto} alt="" /> : null}
        </PreviewBanner>
        <PreviewBody>
          <Avatar src={user.extraPublic.profile_photo} size={48} />
          <div>
            <b>
              {user.firstName} {user.lastName}
            </b>
            <p>{setup?.tagline || `@${user.handle}`}</p>
          </div>
          <Badge>{t('preview.live')}</Badge>
          <PreviewButton>{t('preview.follow')}</PreviewButton>
        </PreviewBody>
      </PreviewFrame>
      <figcaption>{t('preview.caption')}</figcaption>
    </figure>
  );
}
