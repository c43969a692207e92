import type { ReactNode } from 'react';
import styled from 'styled-components';
import { enters, k } from '@/styles/overlay';
import { Ground, Head } from './Panel';
import type { Tone } from './tone';

const Panel = styled(Ground)<{ $width: number | null }>`
  width: ${({ $width }) => ($width === null ? '100%' : k($width))};
  padding: ${k(30)};
  border-radius: ${k(32)};
  ${enters}
`;

export interface PanelProps {
  mark: ReactNode;
  tone?: Tone;
  /** With `label` the head of the panel; without a title there is none. */
  title?: string;
  label?: ReactNode;
  children: ReactNode;
  /** A `FootJoin`. */
  join?: ReactNode;
}

interface Props extends PanelProps {
  /** In px of a canvas 1920 px wide; null: as wide as what it stands in. */
  width?: number | null;
}

/** In a corner: head, what is up on a plate, a list, the way in. */
export function Card({ mark, tone = 'usual', title, label, children, join, width = 560 }: Props) {
  return (
    <Panel $tone={tone} $width={width} data-tone={tone} className="pp-card">
      {title !== undefined && <Head mark={mark} tone={tone} title={title} label={label} />}
      {children}
      {join}
    </Panel>
  );
}
