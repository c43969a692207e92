import styled from 'styled-components';
import { color, measure, motion, radius, size, space, toneColors, weight } from '@/styles/tokens';

/** One column: a prize, its clock, and what is left to do. */
export const ClaimPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[16]};

  > header {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-width: 0;
  }

  > header > :first-child {
    width: 6rem;
  }

  > header > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  h1 {
    font-size: ${size.title};
    line-height: 1.15;
  }

  .quiet {
    color: ${color.textQuiet};
  }

  .small {
    font-size: ${size.small};
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }

  .pair {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
    gap: ${space[3]};
  }

  .private {
    display: flex;
    gap: ${space[3]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .private svg {
    flex: none;
  }

  .middle {
    justify-items: center;
    text-align: center;
    text-wrap: balance;
  }

  .sign {
    display: grid;
    place-items: center;
    width: 4.5rem;
    height: 4.5rem;
    border-radius: ${radius.round};
    background: ${toneColors('good').soft};
    color: ${toneColors('good').text};
  }

  .sign.over {
    background: ${color.sunken};
    color: ${color.textQuiet};
  }
`;

/** On the accent: the time that is left, as a number and a bar. */
export const ClockSheet = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight.strong};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
  }

  .time {
    font-size: ${size.title};
  }

  i {
    display: block;
    height: ${space[2]};
    overflow: hidden;
    border-radius: ${radius.round};
    background: color-mix(in srgb, ${color.onAccent} 25%, transparent);
  }

  i::after {
    display: block;
    height: 100%;
    border-radius: ${radius.round};
    background: ${color.onAccent};
    transform: scaleX(var(--left, 1));
    transform-origin: left;
    transition: transform ${motion.slow};
    content: '';
  }
`;

/** What has happened and what comes, each with its time. */
export const Steps = styled.ul`
  display: grid;
  gap: ${space[3]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    color: ${color.textQuiet};
  }

  .done {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  li > :last-child {
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.text};
    text-align: end;
  }
`;

/** What the winner sent, by name. */
export const Sent = styled.dl`
  display: grid;
  gap: ${space[3]};

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
