import styled from 'styled-components';
import { color, radius, space, weight } from '@/styles/tokens';

/** One part of a form: what belongs together under a heading. */
export const Section = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-top: ${space[3]};

  & + & {
    margin-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }

  legend {
    margin-bottom: ${space[1]};
    /* It stands in the line above its part, and must not touch it. */
    padding-inline-end: ${space[3]};
    font-weight: inherit;
  }
`;

/** Short fields beside each other where there is room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  align-items: start;
  gap: ${space[4]};
`;

export const Question = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`;

/** A question that a file answers. */
export const FileQuestion = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  > p {
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-weight: ${weight.text};
  }
`;
