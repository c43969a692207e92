import type { ReactNode } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site: opens a new tab, says so, and hands it nothing of this page. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { t } = useTranslation('common');
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('link.new_tab')}</VisuallyHidden>
    </a>
  );
}
