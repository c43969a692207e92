import styled from 'styled-components';
import { enters, floating } from '@/styles/overlay';
import { color } from '@/styles/tokens';

/**
 * A length of the stage: large in the middle of the picture, smaller in a corner and on a small
 * canvas (`--stage`). In px of a canvas 1920 px wide.
 */
export const s = (px: number) => `calc(var(--k, 1) * var(--stage, 1) * ${px}px)`;

/** What takes the middle of the picture for a moment, or a corner where the creator wants it there. */
export const Stage = styled.section<{ $isMiddle: boolean }>`
  --stage: ${({ $isMiddle }) => ($isMiddle ? 1 : 0.64)};
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${s(34)};
  width: ${s(1180)};
  max-width: 100%;
  min-height: ${s(600)};
  padding: ${s(40)} ${s(56)} ${s(48)};
  border-radius: ${s(56)};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${floating};
  font-size: ${s(32)};
  line-height: 1.3;
  ${enters}

  [data-canvas='small'] & {
    --stage: 0.78;
    min-height: 0;
    padding: ${s(40)} ${s(32)} ${s(44)};
  }
`;
