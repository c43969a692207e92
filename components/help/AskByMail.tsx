import Link from 'next/link';
import { useSession } from '@/hooks/session/useSession';
import { useSiteLinks } from '@/hooks/ui/page/useSiteLinks';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Where to ask further: users who are logged in have a form, others write a mail. */
export function AskByMail() {
  const { t } = useTranslation('help');
  const { isLoggedIn } = useSession();
  const { contactEmail } = useSiteLinks();
  return (
    <p>
      {t('contact')}{' '}
      {isLoggedIn ? (
        <Link href="/dashboard/help#write">{t('ticket.title')}</Link>
      ) : (
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      )}
    </p>
  );
}
