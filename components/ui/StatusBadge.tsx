import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toneColors } from '@/styles/tokens';
import { Badge } from './Badge';

/** good: disc, wait: two bars, stop: square, accent: diamond, quiet: ring. */
export type Status = 'good' | 'wait' | 'stop' | 'accent' | 'quiet';

interface StatusBadgeProps {
  status: Status;
  /** The state in words. */
  children: ReactNode;
}

const Shape = styled.svg<{ $status: Status }>`
  flex: none;
  color: ${({ $status }) => ($status === 'quiet' ? 'currentColor' : toneColors($status).fill)};
`;

const shapes: Record<Status, ReactNode> = {
  good: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  wait: <path d="M2 1h3v10H2zM7 1h3v10H7z" fill="currentColor" />,
  stop: <path d="M1.5 1.5h9v9h-9z" fill="currentColor" />,
  accent: <path d="M6 .5 11.5 6 6 11.5.5 6z" fill="currentColor" />,
  quiet: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
};

/** A state shown in three ways: by word, by shape, by colour. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <Badge $tone={status === 'quiet' ? undefined : status}>
      <Shape $status={status} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        {shapes[status]}
      </Shape>
      {children}
    </Badge>
  );
}
