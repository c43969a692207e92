import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

const stop = toneColors('stop');
/** From here on console and stream stand beside each other, with the phone before them. */
const beside = '(min-width: 861px)';
const roomy = '(min-width: 1181px)';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Stage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};

  @media ${beside} {
    display: grid;
    grid-template-columns: 21.25rem minmax(0, 1fr);
    gap: ${space[4]};
    height: 31.25rem;
  }

  @media ${roomy} {
    grid-template-columns: 24.5rem minmax(0, 1fr);
  }
`;

/** A creator's own colours, for this piece of the page alone. */
export const Themed = styled.div<{ $variables: string }>`
  ${({ $variables }) => $variables};
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  overflow: hidden;
  border-radius: ${radius.huge};
  background: ${color.background};
  color: ${color.text};
`;

export const Console = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};

  /* The console's own list is as wide as a window, and this one as a phone. */
  && ul {
    grid-template-columns: minmax(0, 1fr);
  }

  [data-part='act'] footer {
    padding: 0;
  }

  [data-part='act'] button {
    min-height: 4.25rem;
    padding-inline: ${space[5]};

    b {
      font-size: 1.25rem;
    }

    small {
      font-size: ${size.small};
    }

    /* The whole page is no console: its key is not heard here. */
    kbd {
      display: none;
    }
  }

  @media ${beside} {
    padding: ${space[5]};
  }
`;

export const ConsoleHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Rows = styled.ol`
  display: grid;
  gap: ${space[1]};
`;

/** As a row of the console, without what is done to it. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 1.5rem auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  padding-inline: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-weight: ${weight.strong};

  > b {
    font-weight: ${weight.display};
    text-align: end;
    ${tabularFigures}
  }

  > svg {
    border-radius: ${radius.round};
  }

  > span {
    ${oneLine}
  }

  > small {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
    ${tabularFigures}
  }

  @media not all and ${beside} {
    &:nth-child(3) {
      display: none;
    }
  }
`;

export const Waiting = styled.p`
  margin-top: auto;
  color: ${color.textQuiet};
  font-size: ${size.small};
  ${tabularFigures}
`;

export const Stream = styled.div`
  position: relative;
  min-height: 18.5rem;
  overflow: hidden;
`;

export const Scene = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  /* Beside the overlay, not behind it. */
  object-position: 4% 50%;

  @media ${beside} {
    object-position: 58% 50%;
  }
`;

/** Who comes into the picture when the round is on. */
export const Joiner = styled(Scene)`
  opacity: 0;
  transition: opacity ${motion.slow};

  &[data-is] {
    opacity: 1;
  }
`;

export const LiveMark = styled.span`
  position: absolute;
  top: ${space[4]};
  right: ${space[4]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${stop.fill};
  color: ${stop.onFill};
  font-size: ${size.small};
  font-weight: ${weight.display};

  @media ${media.strip} {
    display: none;
  }
`;

export const OnStream = styled.span`
  position: absolute;
  bottom: ${space[4]};
  left: ${space[5]};
  color: ${color.text};
  font-size: ${size.small};
  font-weight: ${weight.strong};

  @media not all and ${beside} {
    display: none;
  }
`;

export const Plates = styled.div`
  position: absolute;
  top: ${space[1]};
  left: ${space[1]};
  width: 13.5rem;

  > div {
    --k: 0.42;
  }

  @media ${beside} {
    top: ${space[2]};
    left: ${space[2]};
    width: 17rem;

    > div {
      --k: 0.48;
    }
  }
`;

/** An alert of the overlay, at its own place and a size that can be read here. */
export const Alert = styled.div`
  --k: 0.5;
  position: absolute;
  right: ${space[4]};
  bottom: ${space[4]};
  max-width: calc(100% - 2 * ${space[4]});

  @media ${beside} {
    right: auto;
    bottom: 3.5rem;
    left: ${space[8]};
  }
`;

/** A ticket as a phone shows it, drawn at six tenths of its size. */
export const Phone = styled.div`
  position: absolute;
  right: ${space[5]};
  bottom: -1.75rem;
  width: 12rem;
  height: 18.25rem;
  overflow: hidden;
  border: 0.5rem solid ${color.text};
  border-radius: ${radius.huge};
  background: ${color.background};
  box-shadow: ${shadow.high};

  @media not all and ${beside} {
    display: none;
  }
`;

export const PhoneScreen = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[5]};
  width: 18.333rem;
  height: 28.75rem;
  padding: ${space[4]};
  transform: scale(0.6);
  transform-origin: 0 0;

  > p {
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
    font-size: ${size.lead};
    text-align: center;
  }

  /* Narrower than any phone: what is loud there is a step smaller here. */
  && section > :first-child {
    padding: ${space[5]};
  }
`;

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[6]};

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    counter-reset: step;
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[1]} ${space[3]} ${space[1]} ${space[1]};
    border-radius: ${radius.round};
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: ${radius.round};
    background: ${color.sunken};
    font-size: ${size.small};
    ${tabularFigures}
  }

  @media ${media.narrow} {
    ol {
      gap: 0;
    }

    li {
      gap: ${space[1]};
      padding: ${space[1]} ${space[2]} ${space[1]} ${space[1]};
    }
  }

  li[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  li[aria-current]::before,
  li[data-is]::before {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

/** Two lines are kept for it: what follows must not move with the words. */
export const Said = styled.p`
  flex: 1 1 16rem;
  color: ${color.textQuiet};

  @media ${media.narrow} {
    flex-basis: 100%;
    min-height: 3em;
  }
`;
