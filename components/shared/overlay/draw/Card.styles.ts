import styled, { keyframes } from 'styled-components';
import { Root } from '@/components/shared/overlay/QueueOverlay.styles';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, motion, radius, weight } from '@/styles/tokens';

const appear = keyframes`
  from { opacity: 0; transform: scale(0.6); }
`;

/** Holds more than a queue's card, so it grows with the lower side of the source, too. */
export const DrawRoot = styled(Root)`
  font-size: max(20px, min(calc(12px + 1.15vw), 3.15vh));

  @media (max-height: 560px) {
    font-size: max(15px, 3.15vh);
  }

  .pp-overlay-notice {
    -webkit-line-clamp: 2;
  }
`;

/** Words of one size beside each other, as far as they fit. */
export const Quiet = styled.p`
  color: ${color.textQuiet};
  font-size: 0.74em;
  font-weight: ${weight.strong};
  ${oneLine}
  ${tabularFigures}
`;

export const Counts = styled.section`
  display: flex;
  flex: none;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0.8em;
  min-width: 0;

  > div {
    min-width: 0;
  }

  > div + div {
    flex: none;
    text-align: right;
  }

  [role='timer'] {
    font-size: 3.1em;
  }

  b {
    display: block;
    font-size: 1.55em;
    font-weight: ${weight.display};
    line-height: 1.1;
    ${tabularFigures}
  }
`;

/** The last seconds belong to the clock. */
export const LastSeconds = styled.section`
  flex: none;
  text-align: center;

  [role='timer'] {
    font-size: 5.2em;
  }
`;

export const Loud = styled.p`
  font-size: 1.35em;
  font-weight: ${weight.display};
  line-height: 1.15;
  letter-spacing: -0.02em;
`;

/** Every dot is one ticket. */
export const Dots = styled.div`
  flex: none;

  svg {
    max-height: 8em;
  }

  /* On a stream all dots are the creator's colour; the newest light up. */
  svg .all {
    stroke: ${color.accent};
    opacity: 0.6;
  }
`;

/** Who entered last, as many whole names as a line holds. */
export const Newest = styled.ul`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0.35em;
  height: 1.75em;
  overflow: hidden;
  list-style: none;

  li {
    max-width: 100%;
    padding: 0.15em 0.7em;
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    font-size: 0.9em;
    font-weight: ${weight.strong};
    line-height: 1.6;
    animation: ${appear} ${motion.calm};
    ${oneLine}
  }

  @media ${media.stillness} {
    li {
      animation: none;
    }
  }
`;

/** The winner inverts: the one strong colour of the card. */
export const Won = styled.section`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3em 0.7em;
  min-width: 0;
  padding: 0.6em 0.8em;
  border-radius: 0.7em;
  background: ${color.accent};
  color: ${color.onAccent};

  > div {
    flex: 1;
    min-width: 0;
  }

  > svg,
  > img {
    flex: none;
    width: 3em;
    height: 3em;
    border-radius: ${radius.round};
  }

  [role='timer'] {
    font-size: 1.9em;
  }
`;

/** How the claim stands, in a line of its own: names keep the whole width. */
export const ClaimLine = styled.div`
  && {
    display: flex;
    flex: 1 0 100%;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.6em;
  }
`;

/** What a prize is called, beside or under a name. */
export const Prize = styled.p`
  font-size: 0.85em;
  font-weight: ${weight.strong};
  ${oneLine}
`;

/** A name, and under it what they won. */
export const Told = styled.div`
  flex: 1;
  min-width: 0;

  > bdi {
    display: block;
    line-height: 1.2;
  }

  > p {
    color: ${color.textQuiet};
    font-size: 0.74em;
    font-weight: ${weight.strong};
    ${oneLine}
  }
`;
