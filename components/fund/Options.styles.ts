import styled from 'styled-components';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';

export const Options = styled.fieldset`
  display: grid;
  gap: ${space[1]};

  > div > label {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: 0 ${space[3]};
    padding: ${space[3]};
    border-radius: ${radius.large};
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  .chosen {
    border-radius: ${radius.large};
    background: ${color.accentSoft};
  }

  .off {
    color: ${color.textQuiet};
    cursor: not-allowed;
  }

  input[type='radio'] {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.1rem 0 0;
    accent-color: ${color.accent};
  }

  b,
  small {
    display: block;
  }

  b {
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
    line-height: 1.4;
  }

  .chosen small {
    color: inherit;
  }

  .few {
    color: ${toneColors('wait').text};
    font-weight: ${weight.strong};
  }

  .more {
    padding: 0 ${space[3]} ${space[3]} 3rem;
  }
`;

/** A contribution as others will see it. */
export const Seen = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.large};
  overflow-wrap: anywhere;

  bdi {
    flex: 1;
    min-width: 0;
    font-weight: ${weight.strong};
  }

  b {
    font-weight: ${weight.display};
  }
`;
