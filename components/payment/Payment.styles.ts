import styled, { keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

/** What is bought, line by line, and what it comes to. */
export const Summary = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: clamp(${space[4]}, 3vw, ${space[6]});
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;
  ${tabularFigures}

  header {
    display: grid;
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }

  h2 {
    font-size: ${size.lead};
  }

  .quiet {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  dl {
    display: grid;
    gap: ${space[2]};
  }

  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }

  dd {
    text-align: end;
    white-space: nowrap;
  }

  .total {
    font-size: ${size.heading};
    font-weight: ${weight.display};
  }

  .receives {
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }
`;

/** How long something is held, beside what it is. */
export const HeldBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  width: 100%;
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};
  color: ${color.accentText};

  > span {
    flex: 1;
    min-width: 8rem;
  }

  .time {
    font-size: ${size.heading};
    letter-spacing: 0;
  }
`;

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** One thing in the middle: a sign, what happened, what is safe, what to press. */
export const Stage = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  max-width: ${measure.text};
  width: 100%;
  margin-inline: auto;
  padding: clamp(${space[6]}, 5vw, ${space[10]}) clamp(${space[4]}, 4vw, ${space[8]});
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  text-align: center;
  overflow-wrap: anywhere;

  h2 {
    font-size: ${size.title};
    line-height: 1.15;
  }

  h2:focus {
    outline: none;
  }

  > p {
    max-width: 30rem;
    color: ${color.textQuiet};
    font-size: ${size.lead};
    text-wrap: balance;
  }

  > .small {
    font-size: ${size.small};
  }

  > div {
    text-align: start;
  }

  .acts {
    display: grid;
    gap: ${space[2]};
    width: min(100%, ${measure.form});
  }

  .acts:empty {
    display: none;
  }

  .sign {
    display: grid;
    place-items: center;
    width: 5.5rem;
    height: 5.5rem;
    border-radius: ${radius.round};
  }

  .sign.good {
    background: ${toneColors('good').fill};
    color: ${toneColors('good').onFill};
  }

  .sign.stop {
    background: ${toneColors('stop').soft};
    color: ${toneColors('stop').text};
  }

  .sign.wait {
    background: ${toneColors('wait').soft};
    color: ${toneColors('wait').text};
  }

  .sign.quiet {
    background: ${color.sunken};
    color: ${color.textQuiet};
  }

  .ring {
    width: 5.5rem;
    height: 5.5rem;
    border: 0.625rem solid ${color.accentSoft};
    border-top-color: ${color.accent};
    border-radius: ${radius.round};
    animation: ${turn} 1200ms linear infinite;
  }

  @media ${media.stillness} {
    .ring {
      animation: none;
    }
  }
`;

/** The way of a payment, the running part marked. */
export const Steps = styled.ol`
  width: min(100%, ${measure.form});
  text-align: start;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[3]};
    color: ${color.textQuiet};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  li > span:first-child {
    display: grid;
    place-items: center;
    flex: none;
    width: 2rem;
    height: 2rem;
    border-radius: ${radius.round};
    background: ${color.sunken};
  }

  .done > span:first-child {
    background: ${toneColors('good').soft};
    color: ${toneColors('good').text};
  }

  .now {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  .now > span:first-child {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`;

/** The button that pays, why it did not, and how the card is asked for. */
export const PayForm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  .how {
    display: flex;
    justify-content: center;
    gap: ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-align: center;
  }

  svg {
    flex: none;
  }
`;
