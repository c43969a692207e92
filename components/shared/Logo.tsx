import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';
import { ToolCircle } from './ToolMark';

interface LogoProps {
  /** Shows the wordmark on narrow screens, too. */
  isWordmarkForced?: boolean;
  /** Side of the ring in px. */
  size?: number;
}

const Root = styled.span<{ $isForced: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text};
  font-weight: ${weight.display};
  font-size: 1.375rem;
  letter-spacing: -0.02em;
  line-height: 1;

  @media ${media.narrow} {
    .wordmark {
      ${({ $isForced }) =>
        $isForced
          ? ''
          : css`
              ${visuallyHidden}
            `}
    }
  }
`;

const Plus = styled.path`
  stroke: ${color.text};
`;

/** A ring of three coloured circles with a plus sign. */
export function LogoRing({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g transform="translate(13.9 .9) scale(.842)">
        <ToolCircle tool="queue" />
      </g>
      <g transform="translate(26.2 22.3) scale(.842)">
        <ToolCircle tool="chance" />
      </g>
      <g transform="translate(1.6 22.3) scale(.842)">
        <ToolCircle tool="fund" />
      </g>
      <Plus d="M24 21.4v8.2M19.9 25.5h8.2" strokeWidth="2.8" strokeLinecap="round" fill="none" />
    </svg>
  );
}

export function Logo({ isWordmarkForced = false, size }: LogoProps) {
  return (
    <Root $isForced={isWordmarkForced}>
      <LogoRing size={size} />
      <span className="wordmark">PlayPlus</span>
    </Root>
  );
}
