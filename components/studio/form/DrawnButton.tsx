import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, target } from '@/styles/tokens';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  drawing: IconDrawing;
  /** Its name for those who hear it, and its tooltip. */
  label: string;
  /** Has a line around it. */
  isFramed?: boolean;
}

const Root = styled.button<{ $isFramed: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $isFramed }) => ($isFramed ? target.touch : '2.25rem')};
  height: ${({ $isFramed }) => ($isFramed ? target.touch : '2.25rem')};
  padding: 0;
  border: ${({ $isFramed }) => ($isFramed ? `2px solid ${color.control}` : '0')};
  border-radius: ${radius.round};
  background: ${({ $isFramed }) => ($isFramed ? color.raised : 'transparent')};
  cursor: pointer;

  @media ${media.hover} {
    &:hover:not(:disabled) {
      transition: background-color ${motion.quick};
      background: ${color.accentSoft};
    }
  }

  &:disabled {
    cursor: default;
    opacity: 0.45;
  }

  @media ${media.touch} {
    width: ${target.touch};
    height: ${target.touch};
  }
`;

/** A button of the studio's own drawings. */
export function DrawnButton({ drawing, label, isFramed = false, ...rest }: Props) {
  return (
    <Root {...rest} type="button" $isFramed={isFramed} aria-label={label} title={label}>
      <DrawnIcon drawing={drawing} size={20} />
    </Root>
  );
}
