import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { tabularFigures } from '@/styles/mixins';
import type { ListName } from '@/hooks/party/console/useConsoleShortcuts';
import { media } from '@/styles/media';
import { color, layer, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  max-width: 108rem;
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

export const ColumnRoot = styled.section<{ $name: ListName; $isShown: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${({ $name }) => ($name === 'next' ? color.accentSoft : color.sunken)};

  @media ${media.narrow} {
    display: ${({ $isShown }) => ($isShown ? 'grid' : 'none')};
    padding: ${space[2]};
  }

  @media ${media.fromMedium} {
    grid-area: ${({ $name }) => $name};
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

/** A press that stays pressed. */
export const Toggle = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`;

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
