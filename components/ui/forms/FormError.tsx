import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/Notice';
import type { ErrorCode } from '@/lib/shared/errors';
import { ErrorHelp } from './ErrorHelp';

interface FormErrorProps {
  children: ReactNode;
  /** Of what is said: its article is linked. */
  code?: ErrorCode | null;
}

/**
 * What went wrong with a form, or with the call that a button sends, read out when it appears.
 * Shows nothing while there is nothing to say.
 */
export function FormError({ children, code = null }: FormErrorProps) {
  if (!children) return null;
  return (
    <Notice kind="error" isLive>
      {children} {code === null ? null : <ErrorHelp code={code} />}
    </Notice>
  );
}
