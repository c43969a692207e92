import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/** The tool's mark beside its name. */
export const Named = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

/** A fund that runs: its picture beside all that moves. */
export const LiveRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;

  > div:last-child {
    display: grid;
    align-content: center;
    gap: ${space[3]};
    min-width: 0;
    padding: clamp(${space[4]}, 2.5vw, ${space[6]});
  }

  h2,
  h3 {
    font-size: ${size.heading};
  }

  @media ${media.beside} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
  }
`;

/** A picture that fills its place, whatever its shape. */
export const Cover = styled.div`
  position: relative;
  min-height: 9rem;
  background: ${color.accentSoft};

  > img,
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Raised = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  color: ${color.textQuiet};
  ${tabularFigures}

  b {
    color: ${color.text};
    font-size: ${size.title};
    font-weight: ${weight.display};
    line-height: 1.15;
    letter-spacing: -0.03em;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  color: ${color.textQuiet};
  font-size: ${size.small};
  ${tabularFigures}

  b {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  a {
    font-weight: ${weight.strong};
  }
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: visible;
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** Title and facts, the state, the sum, and the one thing to do with it. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${size.text};
    font-weight: ${weight.display};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  > p b {
    display: block;
    color: ${color.text};
    font-size: ${size.text};
    font-weight: ${weight.display};
  }

  > :nth-child(n + 3) {
    grid-column: 2;
  }

  @media ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr) 10rem 8.5rem 12rem;

    > :nth-child(n + 3) {
      grid-column: auto;
    }

    > :last-child {
      justify-content: end;
    }
  }
`;

/** A sign in a round, where a fund has no sum yet. */
export const RowSign = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.textQuiet};
`;

/** The question of somebody who has no fund yet. */
export const First = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[8]} ${space[6]};
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  text-align: center;

  p {
    max-width: 34rem;
    color: ${color.textQuiet};
  }
`;

/** Presets beside each other: a picture over a name and a sentence. */
export const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space[4]};

  button {
    display: grid;
    grid-template-rows: auto 1fr;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: inset 0 0 0 2px ${color.line};
    text-align: start;
    cursor: pointer;
  }

  button > span {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding: ${space[4]};
  }

  svg {
    display: block;
    width: 100%;
    height: auto;
  }

  b {
    font-size: ${size.lead};
    font-weight: ${weight.display};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.hover} {
    button:hover {
      box-shadow: inset 0 0 0 2px ${color.accent};
    }
  }

  @media ${media.narrow} {
    button {
      grid-template-rows: auto;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      align-items: center;
    }

    svg {
      height: 100%;
    }
  }
`;
