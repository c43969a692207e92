import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { tabularFigures } from '@/styles/mixins';
import { media } from '@/styles/media';
import { color, radius, shadow, space } from '@/styles/tokens';

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

export const ColumnRoot = styled.section<{
  $name: string;
  $isShown: boolean;
  $isAccented: boolean;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${({ $isAccented }) => ($isAccented ? color.accentSoft : color.sunken)};

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

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
