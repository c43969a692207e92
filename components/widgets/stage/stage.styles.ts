import styled from 'styled-components';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import { color, fontFamily } from '@/styles/tokens';

const FONTS: Record<WidgetSettings['font'], string> = {
  FIGTREE: fontFamily,
  SYSTEM: 'system-ui, sans-serif',
  SERIF: 'Georgia, "Times New Roman", serif',
  MONO: 'ui-monospace, Menlo, Consolas, monospace',
};

/** The whole picture; the stream shows through. */
export const Picture = styled.div<{ $font: WidgetSettings['font'] }>`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow: hidden;
  color: ${color.text};
  font-family: ${({ $font }) => FONTS[$font]};
  line-height: 1.2;
  pointer-events: none;
`;

/** Where a part stands: its place comes by script. */
export const Box = styled.div`
  position: absolute;

  > * {
    min-height: 0;
  }
`;
