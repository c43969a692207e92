import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';

/** A sunken ground for a case. */
export const CaseBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  ${tabularFigures}

  h2 {
    font-size: ${size.title};
    line-height: 1.2;
  }

  h3 {
    font-size: ${size.text};
  }

  figure {
    margin: 0;
    padding-inline-start: ${space[3]};
    border-inline-start: 3px solid ${color.line};
  }

  blockquote {
    margin: 0;
    white-space: pre-line;
  }

  figcaption {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .file {
    display: grid;
    gap: ${space[2]};
    padding: ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.raised};
  }

  .file ul,
  .file dl {
    display: grid;
    gap: ${space[2]};
    list-style: none;
  }

  .file li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  .file li svg {
    flex: none;
    color: ${toneColors('good').text};
  }

  .file dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }

  dt {
    color: ${color.textQuiet};
  }

  dd {
    font-weight: ${weight.strong};
  }
`;

/** An amount to choose: figure, slider, field, and what each side has of it. */
export const Amounts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${tabularFigures}

  .figure {
    color: ${color.accentText};
    font-size: clamp(2.5rem, 2rem + 2vw, 4rem);
    font-weight: ${weight.display};
    line-height: 1;
    letter-spacing: -0.03em;
  }

  .range {
    display: grid;
    gap: ${space[1]};
  }

  input[type='range'] {
    width: 100%;
    height: 2.75rem;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }

  .ends {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[3]};
  }

  dl > div {
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.sunken};
  }

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dd {
    font-size: ${size.title};
    font-weight: ${weight.display};
  }

  @media ${media.narrow} {
    dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
