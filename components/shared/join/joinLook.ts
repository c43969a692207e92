import { css } from 'styled-components';
import { color, size, space, target, toneColors, weight } from '@/styles/tokens';

/** Looks of what `JoinFrame` draws, for the card it stands in: plain elements, so less script. */
export const joinLook = css`
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }

  form[hidden],
  .rules:empty {
    display: none;
  }

  .rules {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  /* What is known of a name stands in the field while it is short, below it once it is not. */
  .name {
    position: relative;
  }

  .name p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .name p > span {
    position: absolute;
    top: 0;
    right: ${space[3]};
    display: flex;
    align-items: center;
    gap: ${space[1]};
    height: ${target.touch};
    color: ${toneColors('good').text};
    font-weight: ${weight.strong};
    pointer-events: none;
  }

  .fine {
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-align: center;
    text-wrap: balance;
  }
`;
