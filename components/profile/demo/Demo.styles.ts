import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, radius, size, space, target, weight } from '@/styles/tokens';

/** The acts, each to begin with a press. */
export const Acts = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: ${space[2]};
  list-style: none;

  button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space[1]} ${space[2]};
    width: 100%;
    height: 100%;
    min-height: ${target.touch};
    padding: ${space[2]};
    border: 0;
    border-radius: ${radius.medium};
    background: ${color.sunken};
    color: ${color.text};
    font: inherit;
    font-size: ${size.small};
    cursor: pointer;
    transition: background-color ${motion.calm};
    overflow-wrap: anywhere;
  }

  button[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }

  @media ${media.hover} {
    button:hover {
      text-decoration: underline;
    }
  }
`;

/** Keeps its height, so that what is below stays where it is. */
export const News = styled.p`
  min-height: 3em;
  font-weight: ${weight.strong};
`;

/** As on a stream, with the least height of all acts: nothing below it moves. */
export const Picture = styled.div`
  --k: 0.52;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-height: 26rem;
  overflow: hidden;
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  > * {
    width: 100%;
    max-width: 30rem;
  }

  /* What a rehearsal has no proof for. */
  .pp-overlay-log,
  .pp-stage-print {
    display: none;
  }

  @media ${media.beside} {
    --k: 0.7;
    min-height: 30rem;
  }
`;

/** A draw's part in the middle, as wide as it likes to be. */
export const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto);
  place-content: center;
`;

export const Fund = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};

  .sum {
    color: ${color.textQuiet};
    ${tabularFigures}
  }

  .sum b {
    color: ${color.text};
    font-size: ${size.display};
    font-weight: ${weight.display};
    line-height: 1.1;
    letter-spacing: -0.03em;
    margin-inline-end: ${space[2]};
  }

  .next {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  ul {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    min-height: 6rem;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    ${tabularFigures}
  }

  li b {
    margin-inline-start: auto;
  }
`;
