import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/Icon';
import { ErrorLine } from './Field.styles';

interface FieldErrorProps {
  /** For the control that it describes. */
  id?: string;
  /** Read out when it appears: for a control that does not get the focus then. */
  isLive?: boolean;
  children: ReactNode;
}

/** What is wrong with one field. Shows nothing while there is nothing to say. */
export function FieldError({ id, isLive = false, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <ErrorLine id={id} role={isLive ? 'alert' : undefined}>
      <Icon name="error" size={18} />
      <span>{children}</span>
    </ErrorLine>
  );
}
