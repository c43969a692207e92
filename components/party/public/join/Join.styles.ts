import styled from 'styled-components';
import { ASIDE, OVERLAP } from '@/components/party/public/PartyScreen.styles';
import { media } from '@/styles/media';
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

/** What one can do here now. Its button is above the fold of a phone. */
export const JoinSheet = styled.section`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  margin-top: calc(-1 * (${OVERLAP} + ${space[4]}));
  padding: ${space[5]} ${space[4]} ${space[4]};
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.high};

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }

  form[hidden],
  .rules:empty {
    display: none;
  }

  .rules {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }

  /* What is known of a name stands in the field while it is short, below it once it is not. */
  .name {
    position: relative;
  }

  .name p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .name p > span {
    position: absolute;
    top: 0;
    right: ${space[3]};
    display: flex;
    align-items: center;
    gap: ${space[1]};
    height: ${target.touch};
    color: ${toneColors('good').text};
    font-weight: ${weight.strong};
    pointer-events: none;
  }

  .fine {
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-align: center;
    text-wrap: balance;
  }

  @media ${media.fromMedium} {
    width: 100%;
    max-width: ${measure.text};
    padding: ${space[6]} ${space[6]} ${space[5]};
    justify-self: center;
  }

  @media ${media.wide} {
    grid-row: 1;
    grid-column: 2;
    width: ${ASIDE};
    margin: ${space[10]} ${space[10]} -${space[8]} 0;
    justify-self: end;
  }
`;
