import Link from 'next/link';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ErrorCode } from '@/lib/shared/errors';

/**
 * Leads to the article that explains an error, in a tab of its own: what was typed stays here. The
 * server knows which one it is, so no page carries a list of errors.
 */
export function ErrorHelp({ code }: { code: ErrorCode }) {
  const { t } = useTranslation('common');
  return (
    <Link href={`/help?error=${code}`} prefetch={false} target="_blank">
      {t('error_help')}
      <VisuallyHidden> {t('link.new_tab')}</VisuallyHidden>
    </Link>
  );
}
