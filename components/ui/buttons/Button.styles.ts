import { css, styled } from 'styled-components';
import { media } from '@/styles/media';
import {
  color,
  motion,
  radius,
  shade,
  size,
  space,
  target,
  toneColors,
  weight,
} from '@/styles/tokens';
import { ring } from '@/components/ui/Spinner';

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isWide: boolean;
}

const stop = toneColors('stop');

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    @media ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        box-shadow: inset 0 0 0 100vmax ${shade.pressed};
      }
    }
  `,
  quiet: css`
    background: ${color.raised};
    border-color: ${color.control};
    color: ${color.text};
    @media ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        background: ${color.accentSoft};
        border-color: ${color.accent};
      }
    }
  `,
  danger: css`
    background: ${color.raised};
    border-color: ${stop.fill};
    color: ${stop.text};
    @media ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        background: ${stop.soft};
      }
    }
  `,
  link: css`
    /* Its words begin and end at the edges of what stands above and below. */
    padding-inline: 0;
    border-inline-width: 0;
    background: none;
    color: ${color.accentText};
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.18em;
    @media ${media.hover} {
      &:hover {
        text-decoration-thickness: 0.14em;
      }
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  small: css`
    min-height: 2.25rem;
    padding: ${space[1]} ${space[3]};
    font-size: ${size.small};
  `,
  medium: css`
    min-height: ${target.touch};
    padding: ${space[2]} ${space[5]};
  `,
  large: css`
    min-height: 3.5rem;
    padding: ${space[3]} ${space[8]};
    font-size: ${size.lead};
  `,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  max-width: 100%;
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  border: 2px solid transparent;
  border-radius: ${radius.round};
  font-weight: ${weight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform ${motion.quick};

  /* Colours fade under the pointer alone: a new theme would start a fade on every button of the page. */
  &:hover {
    transition-property: background-color, border-color, box-shadow, transform;
  }

  &:active:not([aria-disabled='true'], :disabled) {
    transform: scale(0.97);
  }

  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }

  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.85;
  }

  svg {
    flex: none;
  }

  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  @media ${media.touch} {
    min-height: ${target.touch};
  }
`;

export const ButtonRoot = styled.button<ButtonLook>`
  ${buttonLook}

  /* Stands in the page's styles from the start: a rule that comes with the press is slow to draw. */
  &[aria-busy='true']::before {
    ${ring}
    content: '';
  }
`;
