import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, radius, size, space, weight } from '@/styles/tokens';

/** Reviews under each other. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.text};
  list-style: none;
`;

/** One review, with what was replied to it. */
export const Said = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  overflow-wrap: anywhere;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
  }

  header a,
  header b {
    font-weight: ${weight.strong};
  }

  .fine {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .text {
    white-space: pre-line;
  }

  .reply {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.accentSoft};
  }

  form {
    display: grid;
    gap: ${space[3]};
  }
`;

/** What was said by a press. */
export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;

  li {
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-size: ${size.small};
  }
`;

export const StarRow = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  color: ${color.accentText};
`;

/** Numbers of a creator beside each other. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  ${tabularFigures}

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[8]};
  }

  dl > div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt,
  details {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dd {
    font-weight: ${weight.strong};
  }

  summary {
    padding-block: ${space[1]};
    cursor: pointer;
  }

  p {
    max-width: ${measure.text};
  }
`;
