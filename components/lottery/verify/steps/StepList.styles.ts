import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, size, space, toneColors, weight } from '@/styles/tokens';

/** How a step stands: only what is known to hold is green. */
export type StepLook = 'ok' | 'running' | 'waiting' | 'failed';

const good = toneColors('good');
const stop = toneColors('stop');

const GROUNDS: Record<StepLook, readonly [ground: string, ink: string]> = {
  ok: [good.fill, good.onFill],
  running: [color.accent, color.onAccent],
  waiting: [color.sunken, color.textQuiet],
  failed: [stop.fill, stop.onFill],
};

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
`;

export const Step = styled.li<{ $look: StepLook }>`
  --mark: 2.75rem;

  position: relative;
  display: grid;
  grid-template-columns: var(--mark) minmax(0, 1fr);
  gap: ${space[4]};
  padding-bottom: ${space[6]};

  &:last-child {
    padding-bottom: 0;
  }

  /* Ties each step to the next one. */
  &:not(:last-child)::before {
    position: absolute;
    top: var(--mark);
    bottom: 0;
    left: calc(var(--mark) / 2 - 1.5px);
    width: 3px;
    background: ${({ $look }) => ($look === 'ok' ? good.fill : color.line)};
    content: '';
  }

  > span {
    display: grid;
    place-items: center;
    width: var(--mark);
    height: var(--mark);
    border-radius: ${({ $look }) => ($look === 'failed' ? radius.medium : radius.round)};
    background: ${({ $look }) => GROUNDS[$look][0]};
    color: ${({ $look }) => GROUNDS[$look][1]};
    font-size: ${size.lead};
    font-weight: ${weight.display};
    transition: background-color ${motion.calm};
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding-top: ${space[2]};
    overflow-wrap: anywhere;
  }

  h2 {
    color: ${({ $look }) => ($look === 'waiting' ? color.textQuiet : color.text)};
    font-size: ${size.lead};
  }

  p {
    color: ${color.textQuiet};
  }

  .loud {
    color: ${color.text};
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
    font-size: ${size.small};
  }

  .facts > b {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  @media ${media.narrow} {
    --mark: 2.25rem;

    gap: ${space[3]};

    > div {
      padding-top: ${space[1]};
    }
  }
`;

/** What is compared, digit by digit. */
export const Digits = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[hidden] {
    display: none;
  }

  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  font-size: ${size.small};

  dt {
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
  }

  dd {
    color: ${color.text};
    font-weight: ${weight.strong};
    letter-spacing: 0.03em;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  dd + dt {
    padding-top: ${space[2]};
  }

  .found {
    color: ${stop.text};
  }
`;
