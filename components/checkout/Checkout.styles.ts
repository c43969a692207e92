import styled from 'styled-components';
import { HeldBar } from '@/components/payment/Payment.styles';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import {
  color,
  measure,
  radius,
  shadow,
  size,
  space,
  target,
  toneColors,
  weight,
} from '@/styles/tokens';

/** One column on a phone; from two columns on what is bought stands beside it. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[3]} ${space[4]} ${space[12]};

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }

  .back {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${target.touch};
    justify-self: start;
    color: ${color.textQuiet};
    text-decoration: none;
  }

  h1 {
    font-size: ${size.title};
    overflow-wrap: anywhere;
  }

  .steps {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[3]};
  }

  aside {
    display: none;
  }

  .other a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${target.touch};
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space[4]} ${space[8]};
    padding: ${space[4]} ${space[8]} ${space[16]};

    > .back,
    > h1 {
      grid-column: 1 / -1;
    }

    > .bought {
      display: none;
    }

    aside {
      display: grid;
    }
  }
`;

/** What is bought, in one row, where there is no room beside. */
export const Bought = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};

  img {
    border-radius: ${radius.medium};
    object-fit: cover;
  }

  b {
    display: block;
    ${oneLine}
  }

  small {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${oneLine}
  }

  > strong {
    font-size: ${size.lead};
    ${tabularFigures}
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  position: sticky;
  top: ${space[6]};
  align-self: start;
  gap: ${space[3]};
  overflow-wrap: anywhere;

  > img {
    width: 100%;
    height: auto;
    border-radius: ${radius.large};
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  /* A row above shows what is bought already. */
  @media ${media.upToMedium} {
    > img {
      display: none;
    }
  }
`;

/** One part of a checkout: open, done and folded to a line, or still to come. */
export const StepRoot = styled.section<{ $look: 'open' | 'done' | 'waits' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${({ $look }) =>
    $look === 'open' ? `clamp(${space[4]}, 3vw, ${space[6]})` : `${space[3]} ${space[4]}`};
  border: 2px solid ${({ $look }) => ($look === 'waits' ? color.line : 'transparent')};
  border-radius: ${radius.large};
  background: ${({ $look }) => ($look === 'waits' ? 'none' : color.raised)};
  box-shadow: ${({ $look }) => ($look === 'waits' ? 'none' : shadow.low)};

  > header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
  }

  h2 {
    font-size: ${({ $look }) => ($look === 'open' ? size.heading : size.text)};
    color: ${({ $look }) => ($look === 'waits' ? color.textQuiet : color.text)};
    overflow-wrap: anywhere;
  }

  h2:focus {
    outline: none;
  }

  header p {
    color: ${color.textQuiet};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }

  .number {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: ${radius.round};
    background: ${({ $look }) => ($look === 'open' ? color.accent : color.sunken)};
    color: ${({ $look }) => ($look === 'open' ? color.onAccent : color.textQuiet)};
    font-weight: ${weight.strong};
    ${tabularFigures}
  }

  .number.done {
    background: ${toneColors('good').soft};
    color: ${toneColors('good').text};
  }

  form,
  .inside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }

  .fine {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .middle {
    text-align: center;
  }
`;

/** How long it is held; the last two minutes look like waiting. */
export const Bar = styled(HeldBar)<{ $isShort: boolean }>`
  max-width: none;
  background: ${({ $isShort }) => ($isShort ? toneColors('wait').soft : color.accentSoft)};
  color: ${({ $isShort }) => ($isShort ? toneColors('wait').text : color.accentText)};
`;

/** Free times instead of one that was taken. */
export const Nearest = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space[2]};
  margin-top: ${space[3]};
`;

/** Of the page on which a booking's payment stands. */
export const StripePage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[6]} ${space[3]} ${space[16]};
`;
