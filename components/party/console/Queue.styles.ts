import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, layer, radius, shadow, size, space, weight } from '@/styles/tokens';

/** The main action: under the thumb on a phone, at the top of a wide screen. */
export const CallBarRoot = styled.section`
  position: sticky;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};

  @media ${media.upToMedium} {
    order: 9;
    bottom: ${space[2]};
  }

  @media ${media.wide} {
    top: ${space[2]};
  }
`;

export const CallSlot = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  display: grid;
`;

export const Stepper = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  output {
    min-width: 2ch;
    font-size: ${size.heading};
    font-weight: ${weight.display};
    text-align: center;
    ${tabularFigures}
  }
`;

/** Who the big button calls, in small words under what it does. */
export const NextNames = styled.span`
  display: block;
  max-width: 100%;
  font-size: ${size.small};
  font-weight: ${weight.text};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

/** On a phone one list at a time; then the line beside the rest; then three columns. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  @media ${media.fromMedium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    grid-template-areas: 'waiting next' 'waiting playing' 'waiting done';
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    grid-template-areas: 'waiting next playing' 'waiting next done';
  }
`;

/** Part of the line, and quieter: nobody here is called. */
export const AwayRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  h3 {
    font-size: ${size.lead};
  }
`;
