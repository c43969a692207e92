import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/Notice';

/**
 * What went wrong with a form, or with the call that a button sends, read out when it appears.
 * Shows nothing while there is nothing to say.
 */
export function FormError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Notice kind="error" isLive>
      {children}
    </Notice>
  );
}
