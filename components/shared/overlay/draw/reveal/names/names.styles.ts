import { css, keyframes } from 'styled-components';
import { oneLine } from '@/styles/mixins';
import { rounded } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';

const grow = keyframes`
  from { transform: scale(0.86); }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

/** The name at which the others stop, in the creator's colour; its capsule closes around it. */
export const stands = css`
  border-radius: ${rounded};
  background: ${color.accent};
  color: ${color.onAccent};

  [data-motion='full'] & {
    animation: ${grow} 220ms cubic-bezier(0.2, 0.8, 0.2, 1);
  }

  img,
  svg {
    flex: none;
    border-radius: ${rounded};
  }
`;

/** What stands there before the first name, and where names are not to run. */
export const drawing = css`
  font-weight: ${weight.display};
  letter-spacing: -0.03em;
  ${oneLine}

  [data-motion='calm'] & {
    animation: ${fade} 240ms linear;
  }
`;
