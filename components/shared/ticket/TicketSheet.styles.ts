import styled, { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

/** hot: next, and called. good: in. wait: missed. soft: over. */
export type TicketLook = 'plain' | 'hot' | 'good' | 'wait' | 'soft';

const arrive = keyframes`
  from { opacity: 0; transform: scale(0.97); }
`;

const good = toneColors('good');
const wait = toneColors('wait');
const accent = toneColors('accent');

const ground = (paper: string, ink: string, quiet: string, strong: string) => css`
  --paper: ${paper};
  --quiet: ${quiet};
  --strong: ${strong};
  color: ${ink};
`;

const looks = {
  plain: ground(color.raised, color.text, color.textQuiet, color.accentText),
  hot: ground(color.accent, color.onAccent, color.onAccent, color.onAccent),
  good: ground(good.soft, color.text, color.text, good.text),
  wait: ground(wait.soft, color.text, color.text, wait.text),
  soft: ground(accent.soft, color.text, color.text, accent.text),
} satisfies Record<TicketLook, ReturnType<typeof ground>>;

/** A ticket: the answer above, facts below, and between them the line along which it is torn. */
export const Sheet = styled.section<{ $look?: TicketLook }>`
  ${({ $look = 'plain' }) => looks[$look]}
  min-width: 0;
  filter: ${shadow.cutOut};
  animation: ${arrive} ${motion.slow};
`;

const notch = (edge: 'top' | 'bottom') => {
  const y = edge === 'top' ? '0' : '100%';
  const cut = (x: string) =>
    `radial-gradient(circle at ${x} ${y}, transparent 0.84rem, var(--paper) 0.88rem)`;
  return `${cut('0')} 0 0 / 51% 100% no-repeat, ${cut('100%')} 100% 0 / 51% 100% no-repeat`;
};

/** The answer. Without a lower part it is the whole ticket. */
export const Upper = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: clamp(${space[5]}, 4vw, ${space[10]}) clamp(${space[5]}, 4vw, ${space[10]});
  border-radius: ${radius.huge};
  background: var(--paper);
  text-align: center;

  &:not(:last-child) {
    border-radius: ${radius.huge} ${radius.huge} 0 0;
    background: ${notch('bottom')};
  }
`;

/** The facts: beside each other, each a quiet word over a strong one. */
export const Lower = styled.dl`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-evenly;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]} clamp(${space[5]}, 4vw, ${space[10]}) ${space[5]};
  border-radius: 0 0 ${radius.huge} ${radius.huge};
  background: ${notch('top')};
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    top: -1px;
    right: ${space[6]};
    left: ${space[6]};
    border-top: 2.5px dotted var(--strong);
    opacity: 0.55;
  }

  dt {
    color: var(--quiet);
  }

  dd {
    font-size: ${size.title};
    font-weight: ${weight.display};
    line-height: 1.25;
    letter-spacing: -0.02em;
  }

  dd.words {
    font-size: ${size.lead};
    line-height: 1.5;
    letter-spacing: 0;
  }
`;

/** The same place for words or a button. */
export const LowerWords = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[4]} clamp(${space[5]}, 4vw, ${space[10]});
  border-radius: 0 0 ${radius.huge} ${radius.huge};
  background: ${notch('top')};

  > svg {
    flex: none;
  }

  &::before {
    content: '';
    position: absolute;
    top: -1px;
    right: ${space[6]};
    left: ${space[6]};
    border-top: 2.5px dotted var(--strong);
    opacity: 0.55;
  }
`;

/** A line above or below the loud words. */
export const Label = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: 0;
  color: var(--label, inherit);
  font-size: ${size.heading};
  font-weight: ${weight.strong};
  line-height: 1.35;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Strong = styled(Label)`
  color: var(--strong);
`;

export const Loud = styled.h2<{ $isLong?: boolean }>`
  font-size: ${({ $isLong }) => ($isLong ? size.display : size.loud)};
  font-weight: ${weight.display};
  line-height: 1.02;
  letter-spacing: -0.035em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

/** Words at both ends of the bar above. */
export const Ends = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-top: ${space[2]};
  font-weight: ${weight.strong};

  span:last-child {
    color: var(--quiet);
  }
`;

/** Label and value beside each other, for answers. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.strong};
  }

  dd {
    overflow-wrap: anywhere;
    ${tabularFigures}
  }
`;

/** The place as a number: the more figures, the smaller. */
export const Place = styled.p<{ $figures: number; $isSmall: boolean }>`
  --fit: ${({ $figures }) => ($figures <= 2 ? 1 : $figures === 3 ? 0.62 : 0.44)};
  color: var(--strong);
  font-size: calc(${size.place} * var(--fit) * ${({ $isSmall }) => ($isSmall ? 0.5 : 1)});
  font-weight: ${weight.display};
  line-height: 0.86;
  letter-spacing: -0.05em;
  white-space: nowrap;

  sup {
    position: relative;
    font-size: 0.25em;
    line-height: 1;
    letter-spacing: -0.02em;
    vertical-align: 2.1em;
    margin-inline: 0.1em -0.5em;
  }

  @media ${media.single} {
    font-size: calc(11.5rem * var(--fit) * ${({ $isSmall }) => ($isSmall ? 0.5 : 1)});
  }
`;
