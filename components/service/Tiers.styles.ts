import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

/** The tiers side by side; on a phone only the chosen one is open. */
export const TierList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: ${space[4]};
  list-style: none;

  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    min-width: 0;
    padding: ${space[5]};
    border: 2px solid transparent;
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }

  > li[data-on] {
    border-color: ${color.accent};
  }

  .most {
    position: absolute;
    top: -0.8rem;
    left: ${space[5]};
    padding: 2px ${space[3]};
    border-radius: ${radius.round};
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }

  h3 {
    font-size: ${size.text};
  }

  .sum {
    font-size: 1.875rem;
    font-weight: ${weight.display};
    letter-spacing: -0.03em;
    line-height: 1.15;
    ${tabularFigures}
  }

  .gets {
    display: grid;
    flex: 1;
    align-content: start;
    gap: ${space[2]};
    margin-block: ${space[3]};
    list-style: none;
  }

  .gets li {
    display: flex;
    gap: ${space[2]};
  }

  .gets svg {
    flex: none;
    margin-top: 2px;
    color: ${color.accentText};
  }

  .few {
    color: ${toneColors('wait').text};
    font-weight: ${weight.strong};
  }

  .left {
    min-height: 1.5rem;
    margin-bottom: ${space[2]};
  }

  /* With nothing to press below it. */
  .left:last-child {
    min-height: 0;
    margin-bottom: 0;
  }

  .left:empty:last-child {
    display: none;
  }

  .gets:has(+ .left:empty:last-child) {
    margin-bottom: 0;
  }

  @media ${media.narrow} {
    > li:not([data-on]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space[1]} ${space[3]};
      align-items: center;
      padding: ${space[4]} ${space[5]};
    }

    > li:not([data-on]) .gets,
    > li:not([data-on]) .left {
      display: none;
    }

    > li:not([data-on]) .sum {
      grid-row: 1;
      grid-column: 2;
      font-size: 1.375rem;
      text-align: end;
    }
  }
`;
