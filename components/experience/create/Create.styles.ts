import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  width: 100%;
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[2]};

  p {
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }
`;

export const Templates = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space[4]};
  list-style: none;

  > li {
    display: grid;
  }

  /* What is one's own stands below them all: alone in a row it would leave a hole. */
  > li:last-child {
    grid-column: 1 / -1;
  }

  @media ${media.narrow} {
    gap: ${space[3]};
  }
`;

/** A picture over a name and a sentence; on a narrow screen beside them. */
export const TemplateRoot = styled.button`
  display: grid;
  grid-template-rows: auto 1fr;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  color: ${color.text};
  text-align: start;
  cursor: pointer;

  img {
    display: block;
    width: 100%;
    height: auto;
    object-fit: cover;
  }

  > span,
  > span > span {
    display: grid;
    align-content: start;
    gap: ${space[1]};
  }

  > span {
    padding: ${space[4]};
    overflow-wrap: anywhere;
  }

  > span > span > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    margin-top: ${space[2]};
    ${tabularFigures}
  }

  b {
    font-size: ${size.lead};
    font-weight: ${weight.display};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  &[aria-busy] {
    cursor: progress;
  }

  @media ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 3px ${color.accent};
    }
  }

  @media ${media.narrow} {
    grid-template-rows: auto;
    grid-template-columns: 7rem minmax(0, 1fr);

    img {
      height: 100%;
    }
  }
`;

/** Room for something of one's own. */
export const Blank = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]} ${space[4]};
  border-radius: ${radius.large};
  box-shadow: inset 0 0 0 2px ${color.line};
  text-align: center;

  > span {
    display: grid;
    place-items: center;
    width: 4rem;
    height: 4rem;
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  h2 {
    font-size: ${size.lead};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.beside} {
    grid-template-columns: auto auto auto;
    align-items: center;
    column-gap: ${space[6]};
    text-align: start;
  }
`;
