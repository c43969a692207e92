import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { media } from '@/styles/media';
import { color, layer, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  max-width: 96rem;
  min-height: 100vh;
  margin-inline: auto;
  padding: ${space[4]} clamp(${space[3]}, 2vw, ${space[8]});
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`;

export const Names = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  p {
    color: ${color.textQuiet};
  }
`;

export const Banner = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
`;

export const BannerWords = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;

/** The one next act: under the thumb on a phone, at the top of a wide screen. */
export const CallBarRoot = styled.section`
  position: sticky;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space[3]};
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
  flex: 1 1 auto;
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

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 0.8fr);
  }
`;

export const ColumnRoot = styled.section<{ $isChief?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${({ $isChief }) => ($isChief ? color.accentSoft : color.sunken)};

  @media ${media.upToMedium} {
    order: ${({ $isChief }) => ($isChief ? -1 : 0)};
  }
`;

export const ColumnHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: 2.75rem;

  h2 {
    display: flex;
    align-items: baseline;
    gap: ${space[2]};
  }
`;

export const Count = styled.span`
  color: ${color.textQuiet};
  ${tabularFigures}
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
`;

export const People = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  list-style: none;
`;

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
