import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, toneColors, weight, type Tone } from '@/styles/tokens';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';

/** info, warning, error, good: each with its own sign. */
export type NoticeKind = 'info' | 'warning' | 'error' | 'good';

interface NoticeProps {
  kind?: NoticeKind;
  title?: string;
  children?: ReactNode;
  /** It appeared because of something the reader did or waits for: it is read out. */
  isLive?: boolean;
}

const APPEARANCES = {
  info: { tone: 'accent', icon: 'info' },
  warning: { tone: 'wait', icon: 'warning' },
  error: { tone: 'stop', icon: 'error' },
  good: { tone: 'good', icon: 'good' },
} as const satisfies Record<NoticeKind, { tone: Tone; icon: IconName }>;

const Root = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => toneColors($tone).soft};
  color: ${color.text};

  > svg {
    color: ${({ $tone }) => toneColors($tone).text};
  }
`;

const Title = styled.p`
  font-weight: ${weight.strong};
`;

function roleOf(kind: NoticeKind, isLive: boolean) {
  if (!isLive) return undefined;
  return kind === 'error' ? 'alert' : 'status';
}

export function Notice({ kind = 'info', title, children, isLive = false }: NoticeProps) {
  const { tone, icon } = APPEARANCES[kind];
  return (
    <Root $tone={tone} role={roleOf(kind, isLive)}>
      <Icon name={icon} />
      <div>
        {title ? <Title>{title}</Title> : null}
        {children}
      </div>
    </Root>
  );
}
