import styled from 'styled-components';
import { entersFromSide, k } from '@/styles/overlay';
import type { PanelProps } from './Card';
import { Ground, Head } from './Panel';

const Panel = styled(Ground)`
  width: ${k(480)};
  padding: ${k(34)} ${k(30)} ${k(28)} ${k(34)};
  border-radius: ${k(40)};
  ${entersFromSide}

  [data-canvas='small'] & {
    width: ${k(540)};
  }
`;

/** Along a side of the picture, as tall as what it holds: the list gives way first. */
export function Side({ mark, tone = 'usual', title, label, children, join }: PanelProps) {
  return (
    <Panel $tone={tone} data-tone={tone} className="pp-side">
      {title !== undefined && <Head mark={mark} tone={tone} title={title} label={label} />}
      {children}
      {join}
    </Panel>
  );
}
