import { useTranslation } from '@/hooks/ui/useTranslation';
import { Notice } from './Notice';

/** Above a form that does nothing without scripts; everybody else sees nothing of it. */
export function NeedsScript() {
  const { t } = useTranslation('common');
  return (
    <noscript>
      <Notice kind="warning">{t('needs_script')}</Notice>
    </noscript>
  );
}
