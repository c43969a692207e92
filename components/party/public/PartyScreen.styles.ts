import styled from 'styled-components';
import { photoLook } from '@/components/ui/Avatar';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, size, space, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: ${space[6]} ${space[8]};
    padding-top: ${space[10]};
  }
`;

export const Intro = styled.header`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;

  h1 {
    font-size: ${size.display};
  }

  @media ${media.wide} {
    grid-column: 1 / -1;
  }
`;

export const Game = styled.p`
  font-size: ${size.lead};
  font-weight: ${weight.strong};
`;

export const Host = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textQuiet};
`;

/** Whose turn it is, above the numbers of the queue. */
export const Who = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  span {
    flex: none;
    color: ${color.textQuiet};
  }

  bdi {
    overflow: hidden;
    font-weight: ${weight.strong};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const NoticeText = styled.p`
  white-space: pre-line;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.textQuiet};
  list-style: none;
  ${tabularFigures}
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

/** Styles its rows too: fifty rows of plain elements are rendered far faster than styled ones. */
export const MemberList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 2.75rem;
    padding-block: ${space[1]};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  .place {
    flex: none;
    min-width: 3ch;
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
    text-align: end;
    ${tabularFigures}
  }

  bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  img {
    ${photoLook}
  }
`;
