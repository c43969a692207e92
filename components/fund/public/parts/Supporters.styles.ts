import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, target, weight } from '@/styles/tokens';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[2]};

  h2 {
    font-size: clamp(1.375rem, 1.27rem + 0.44vw, 1.625rem);
  }
`;

/** A few words of which one is pressed. */
export const Order = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  padding: 3px;
  border-radius: ${radius.large};
  background: ${color.sunken};

  button {
    min-height: calc(${target.touch} - 6px);
    padding: 0 ${space[4]};
    border: 0;
    border-radius: ${radius.large};
    background: none;
    font-size: ${size.small};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  [aria-pressed='true'] {
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }
`;

export const People = styled.ul`
  margin-bottom: ${space[3]};
  padding: 0;
  list-style: none;
  ${tabularFigures}

  li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    align-items: start;
    gap: ${space[4]};
    padding-block: ${space[3]};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .who {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
    font-weight: ${weight.strong};
  }

  .who a {
    color: inherit;
    text-decoration: none;
  }

  .who a:hover {
    text-decoration: underline;
  }

  .who b {
    font-weight: ${weight.display};
  }

  /* How long ago it was is known in the browser alone. */
  .when {
    min-height: 1.3rem;
  }

  .who .quiet {
    font-weight: ${weight.text};
    white-space: nowrap;
  }
`;
