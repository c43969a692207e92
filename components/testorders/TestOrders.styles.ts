import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[16]};

  > header p {
    color: ${color.textQuiet};
  }

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }

  @media print {
    > header,
    > .list,
    > .again {
      display: none;
    }
  }
`;

/** The form, and beside it what it comes to. */
export const OrderForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  .fields,
  .sum {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    min-width: 0;
  }

  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space[3]};
  }

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${space[6]};

    .sum {
      position: sticky;
      top: ${space[24]};
    }
  }
`;

/** One order a row: what, how much, where it stands, what can be done. */
export const OrderList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    padding: ${space[4]} ${space[5]};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
    overflow-wrap: anywhere;
  }

  .amount {
    font-size: ${size.lead};
    font-weight: ${weight.display};
    text-align: end;
    ${tabularFigures}
  }

  .quiet {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .states,
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  .acts,
  .fault {
    grid-column: 1 / -1;
  }
`;
