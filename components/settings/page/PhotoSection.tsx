import { Section } from '@/components/settings/Section';
import { PhotoField } from '@/components/shared/photo/PhotoField';
import { useFreshProps } from '@/hooks/ui/page/useFreshProps';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tryCall } from '@/lib/secureql/tryCall';
import type { CurrentUser } from '@/lib/session/currentUser';
import { DEFAULT_EXTRA_PUBLIC } from '@/lib/shared/creators/extraPublic';
import type { ErrorCode } from '@/lib/shared/errors';

/** The own photo, shown in queues, lists and on the page. */
export function PhotoSection({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('pagesetup');
  const readAnew = useFreshProps();
  const photo = user.extraPublic.profile_photo;
  const own = photo === DEFAULT_EXTRA_PUBLIC.profile_photo ? null : photo;

  async function use(url: string | null): Promise<ErrorCode | null> {
    const { refusal } = await tryCall('accounts/set-photo/', { url });
    if (refusal === null) await readAnew();
    return refusal;
  }

  return (
    <Section id="photo" title={t('photo.title')} intro={t('photo.intro')}>
      <PhotoField
        label={t('photo.own')}
        hint={t('photo.hint')}
        value={own}
        fallback={DEFAULT_EXTRA_PUBLIC.profile_photo}
        shape="round"
        onChange={use}
      />
    </Section>
  );
}
