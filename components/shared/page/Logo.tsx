import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';
import { ToolCircle } from '@/components/shared/ToolMark';

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

/** A ring of three coloured circles with a plus sign. */
export function LogoRing({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <g transform="translate(13.09 -.41) scale(.909)">
        <ToolCircle tool="queue" />
      </g>
      <g transform="translate(26.59 22.99) scale(.909)">
        <ToolCircle tool="chance" />
      </g>
      <g transform="translate(-.41 22.99) scale(.909)">
        <ToolCircle tool="fund" />
      </g>
      <path className="plus" d="M24 22.4v7.6M20.2 26.2h7.6" />
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
