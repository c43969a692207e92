import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, radius, shadow, size, space, weight } from '@/styles/tokens';

/** Few styled elements and plain ones in them: each one more is script that every visitor loads. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[2]} ${space[4]} ${space[24]};

  #hero {
    min-width: 0;
  }

  > header {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-width: 0;
    padding-bottom: ${space[2]};
  }

  > header img,
  > header > a > svg {
    flex: none;
    border-radius: ${radius.round};
    object-fit: cover;
  }

  > header > a {
    display: flex;
  }

  > header > div {
    min-width: 0;
  }

  > header p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    font-weight: ${weight.strong};
  }

  > header p a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    color: inherit;
    text-decoration: none;
  }

  h1 {
    font-size: ${size.title};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }

  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }

  .quiet {
    color: ${color.textQuiet};
  }

  .small {
    font-size: ${size.small};
  }

  .order-bonus {
    order: 1;
  }

  .order-prizes {
    order: 0;
  }

  .order-rest {
    order: 2;
  }

  /* Beside the rest where there is room; else its cards stand among the others. */
  .aside {
    display: contents;
  }

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }

  @media ${media.wide} {
    grid-template-rows: repeat(5, auto) 1fr;
    grid-template-columns: minmax(0, 1fr) 25rem;
    gap: ${space[6]};

    > * {
      grid-column: 1;
    }

    > header {
      grid-column: 1 / -1;
    }

    .aside {
      position: sticky;
      top: ${space[4]};
      display: grid;
      grid-row: 2 / -1;
      grid-column: 2;
      gap: ${space[4]};
      min-width: 0;
    }
  }
`;

/** What matters most now; on the ground of the accent when one has won. */
export const Hero = styled.section<{ $isWon?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
  overflow: hidden;
  padding: clamp(${space[5]}, 3vw, ${space[8]});
  border-radius: ${radius.huge};
  background: ${({ $isWon }) => ($isWon ? color.accent : color.raised)};
  box-shadow: ${shadow.low};
  color: ${({ $isWon }) => ($isWon ? color.onAccent : color.text)};
  text-align: ${({ $isWon }) => ($isWon ? 'center' : 'start')};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${size.title};
    line-height: 1.15;
  }

  h2:focus {
    outline: none;
  }

  .loud {
    font-size: ${size.display};
  }

  .label {
    color: ${({ $isWon }) => ($isWon ? 'inherit' : color.textQuiet)};
    font-size: ${size.lead};
  }
`;
