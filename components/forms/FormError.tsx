import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/Notice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ErrorCode } from '@/lib/shared/errors';

interface Props {
  /** Why something was refused; its text is shown. */
  code?: ErrorCode | null;
  /** What is said instead, where a code alone does not say it. */
  children?: ReactNode;
}

/** Why a form or a press came to nothing, told to a screen reader at once; nothing while all is well. */
export function FormError({ code, children }: Props) {
  const { t } = useTranslation('errors');
  const text = children ?? (code && t(`errors:${code}`));
  if (!text) return null;
  return (
    <Notice kind="error" isLive>
      {text}
    </Notice>
  );
}
