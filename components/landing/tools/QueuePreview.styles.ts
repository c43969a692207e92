import styled from 'styled-components';
import { color, radius, shadow, space } from '@/styles/tokens';

const beside = '(min-width: 480px)';

/** A creator's own colours, for this piece of the page alone. */
export const Themed = styled.div<{ $variables: string }>`
  ${({ $variables }) => $variables};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: ${color.text};
`;

export const Stream = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 24rem;
  padding: ${space[2]};
  border-radius: ${radius.huge};
  background: ${color.sunken};
  box-shadow: ${shadow.high};
`;

export const Scene = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  .far {
    fill: ${color.accentSoft};
  }

  .middle {
    fill: ${color.surface};
  }

  .near {
    fill: ${color.raised};
  }
`;

export const Plates = styled.div`
  position: relative;
  width: 17rem;
  max-width: 100%;
`;

/** A fan's phone, lying on the edge of the stream. */
export const Phone = styled.div`
  position: relative;
  width: min(19rem, 92%);
  /* The ticket comes after the page and must not push what is below. */
  min-height: 19rem;
  margin: -${space[10]} ${space[3]} 0 auto;
  border-radius: ${radius.huge};

  @media ${beside} {
    margin-top: -${space[24]};
  }
`;

export const Foot = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
`;
