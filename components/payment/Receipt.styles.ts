import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, target, weight } from '@/styles/tokens';

/** The sheet, and beside it what can be done. On paper the sheet stands alone. */
export const ReceiptPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space[6]};
  }
`;

export const ReceiptSheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  padding: clamp(${space[5]}, 3vw, ${space[8]});
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;
  ${tabularFigures}

  .sum {
    font-size: ${size.display};
    font-weight: ${weight.display};
    line-height: 1;
    letter-spacing: -0.035em;
  }

  .for {
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }

  > div {
    justify-self: stretch;
  }

  dl {
    justify-self: stretch;
    margin-top: ${space[3]};
  }

  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${space[5]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }

  dt {
    color: ${color.textQuiet};
  }

  dd {
    font-weight: ${weight.strong};
    text-align: end;
  }

  .total dt,
  .total dd {
    color: ${color.text};
    font-size: ${size.lead};
    font-weight: ${weight.display};
  }

  .foot {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media print {
    box-shadow: none;
  }
`;

/** What can be done with it: links under each other, each as high as a finger. */
export const ReceiptSide = styled.aside`
  display: grid;
  padding: ${space[2]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  a,
  button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${target.touch};
    padding: ${space[2]} 0;
    border: 0;
    background: none;
    color: ${color.text};
    font: inherit;
    font-weight: ${weight.strong};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  a + a,
  a + button,
  button + a {
    border-top: 1px solid ${color.line};
  }

  @media ${media.hover} {
    a:hover,
    button:hover {
      color: ${color.accentText};
    }
  }

  @media print {
    display: none;
  }
`;
