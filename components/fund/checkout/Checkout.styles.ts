import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import {
  color,
  layer,
  measure,
  radius,
  shadow,
  size,
  space,
  target,
  weight,
} from '@/styles/tokens';

/** One screen of a phone; from two columns on the fund stands beside it. */
export const Page = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
  padding: 0 ${space[4]} 13rem;

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }

  .back {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 3.25rem;
    margin-left: -${space[2]};
  }

  .back a {
    display: grid;
    place-items: center;
    flex: none;
    width: ${target.touch};
    height: ${target.touch};
    border-radius: ${radius.round};
    color: inherit;
  }

  .back div {
    flex: 1;
    min-width: 0;
    line-height: 1.2;
  }

  h1 {
    font-size: 1.0625rem;
    letter-spacing: 0;
  }

  .back p {
    overflow: hidden;
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[3]};
  }

  .fine {
    margin-top: ${space[1]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  aside {
    display: none;
  }

  @media ${media.wide} {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) 23.75rem;
    gap: 0 ${space[12]};
    padding: ${space[4]} ${space[8]} ${space[16]};

    .back {
      grid-column: 1 / -1;
      min-height: 4.5rem;
      margin-bottom: ${space[4]};
    }

    h1 {
      font-size: ${size.title};
      letter-spacing: -0.015em;
    }

    .back p {
      font-size: ${size.text};
    }

    form {
      gap: 1.125rem;
    }

    aside {
      display: block;
    }
  }
`;

/** What is paid and the press for it: at the thumb on a phone. */
export const Foot = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.high};
  ${tabularFigures}

  .total {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
  }

  .total b {
    font-size: 1.375rem;
    font-weight: ${weight.display};
    letter-spacing: -0.02em;
  }

  .fine {
    line-height: 1.35;
  }

  @media ${media.wide} {
    position: static;
    gap: ${space[3]};
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;

export const Side = styled.aside`
  position: sticky;
  top: ${space[6]};
  align-self: start;
  padding: ${space[6]};
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;
  ${tabularFigures}

  img {
    width: 100%;
    margin-bottom: ${space[4]};
    border-radius: ${radius.large};
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  h2 {
    font-size: ${size.lead};
    letter-spacing: 0;
  }

  .fine {
    margin-bottom: ${space[4]};
  }

  dl {
    display: grid;
    gap: ${space[2]};
    margin-bottom: ${space[4]};
  }

  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
  }

  dt {
    color: ${color.textQuiet};
  }

  dd {
    font-weight: ${weight.strong};
    text-align: end;
  }

  .total {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
    font-size: ${size.lead};
  }

  .total dt {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  p:last-child {
    margin-bottom: 0;
  }
`;
