import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, size, space } from '@/styles/tokens';

const desktop = '(min-width: 800px)';

export const Column = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
  padding-inline: clamp(${space[4]}, 4vw, ${space[10]});
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block: ${space[3]};
`;

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[12]};
  align-items: center;
  padding-block: ${space[4]} ${space[12]};

  @media ${desktop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    min-height: min(38rem, calc(100vh - 5rem));
    padding-block: ${space[4]} ${space[8]};
  }
`;

export const HeroWords = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: start;

  h1 {
    overflow-wrap: anywhere;
    font-size: ${size.display};
    line-height: 1.02;
    letter-spacing: -0.035em;
  }

  p {
    max-width: 34rem;
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }
`;

export const Tools = styled.div`
  background: ${color.sunken};
  padding-block: clamp(${space[10]}, 7vw, ${space[24]});
`;

export const ToolRow = styled.section<{ $isTurned: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[16]};
  align-items: center;

  & + & {
    margin-top: clamp(${space[12]}, 8vw, ${space[24]});
  }

  @media ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child {
      order: ${({ $isTurned }) => ($isTurned ? 1 : 0)};
    }
  }
`;

export const ToolWords = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: start;

  h2 {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    font-size: ${size.lead};
  }

  h3 {
    font-size: ${size.title};
  }

  p {
    max-width: 34rem;
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }
`;

export const End = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  padding-block: clamp(${space[12]}, 8vw, ${space[24]});
  text-align: center;
  overflow-wrap: anywhere;

  p {
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};

  > nav:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[4]};
  }

  a {
    padding-block: ${space[1]};
    color: ${color.text};
  }

  @media ${media.narrow} {
    flex-direction: column;
    align-items: flex-start;
  }
`;
