import Link from 'next/link';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Where to ask further: the form of the help page that the reader has. */
export function AskUs() {
  const { t } = useTranslation('help');
  const { isLoggedIn } = useSession();
  return (
    <p>
      {t('contact')}{' '}
      <Link href={isLoggedIn ? '/dashboard/help#write' : '/help#write'}>{t('ticket.title')}</Link>
    </p>
  );
}
