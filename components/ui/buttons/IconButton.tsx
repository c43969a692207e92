import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, target, toneColors } from '@/styles/tokens';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Its name for those who hear it, and its tooltip. */
  label: string;
  tone?: 'plain' | 'accent' | 'stop';
  isFilled?: boolean;
}

const stop = toneColors('stop');

const tones = {
  plain: css`
    color: ${color.text};
  `,
  accent: css`
    color: ${color.accentText};
  `,
  stop: css`
    color: ${stop.text};
  `,
};

const Root = styled.button<{ $tone: keyof typeof tones }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  cursor: pointer;
  ${({ $tone }) => tones[$tone]}

  @media ${media.hover} {
    &:hover:not(:disabled) {
      transition: background-color ${motion.quick};
      background: ${({ $tone }) => ($tone === 'stop' ? stop.soft : color.accentSoft)};
    }
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  @media ${media.touch} {
    width: ${target.touch};
    height: ${target.touch};
  }
`;

export function IconButton({
  icon,
  label,
  tone = 'plain',
  isFilled = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root {...rest} type={type} $tone={tone} aria-label={label} title={label}>
      <Icon name={icon} size={22} isFilled={isFilled} />
    </Root>
  );
}
