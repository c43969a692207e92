import Link from 'next/link';
import { LogoRing } from '@/components/shared/page/Logo';
import { Avatar } from '@/components/ui/Avatar';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useSession } from '@/hooks/session/useSession';
import type { Widget } from '@/hooks/studio/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { AirBadge } from './health/AirBadge';
import { Bar } from './Studio.styles';

/** The studio has no header of the shell: the way back, what this is, and whether it is on air. */
export function TopBar({ widget }: { widget: Widget }) {
  const { t } = useTranslation('studio');
  const { user } = useSession();
  return (
    <Bar>
      <Link href="/dashboard/home">
        <LogoRing />
        <VisuallyHidden>{t('back')}</VisuallyHidden>
      </Link>
      <h1>{t('title')}</h1>
      <AirBadge widget={widget} />
      {user && (
        <Link href={`/${user.handle}`} className="own">
          <Avatar src={user.extraPublic.profile_photo} name={user.handle} size={45} />
          <VisuallyHidden>{t('own_page')}</VisuallyHidden>
        </Link>
      )}
    </Bar>
  );
}
