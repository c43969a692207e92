import styled from 'styled-components';
import { PageBanner } from '@/components/shared/page/PageBanner';
import { RoundButton } from '@/components/shared/services/RoundButton';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { media } from '@/styles/media';
import { color, measure, radius, shadow, size, space, target, weight } from '@/styles/tokens';

/** Sides of the photo: where there is room, and on a phone. */
export const PHOTO = '7.75rem';
export const SMALL_PHOTO = '4.75rem';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[12]};
  overflow-wrap: anywhere;

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }
`;

export const Banner = styled(PageBanner)`
  height: clamp(4.75rem, 14vw, 10.5rem);
  border-radius: ${radius.huge};
`;

/** The same without a banner: the photo beside the name. */
export const WhoRow = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};

  /* No ring in the ground's colour: it would stand off the edge. */
  > :first-child {
    border: 0;
  }
`;

/** A creature on its own page wears the page's hue. */
export const Photo = styled(UserPhoto)`
  --creature-back: ${color.accentSoft};
  --creature-body: ${color.accent};

  flex: none;
  width: ${PHOTO};
  height: ${PHOTO};
  border: 5px solid ${color.background};
  border-radius: ${radius.round};
  background: ${color.sunken};
  object-fit: cover;
`;

export const Names = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;

  h1 {
    font-size: ${size.display};
  }
`;

/** Who this is, in one row that reaches into the cover; what one can do is a row of its own on a phone. */
export const Who = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: end;
  gap: ${space[4]};
  margin-top: calc(-1 * (${space[6]} + ${space[6]}));

  ${Photo} {
    width: ${SMALL_PHOTO};
    height: ${SMALL_PHOTO};
  }

  ${Names} {
    gap: ${space[1]};
    padding-top: ${space[8]};
  }

  h1 {
    font-size: ${size.title};
    letter-spacing: -0.02em;
  }

  @media ${media.beside} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[5]};
    margin-top: calc(-1 * (${space[6]} + ${space[10]}));

    ${Photo} {
      width: ${PHOTO};
      height: ${PHOTO};
    }

    ${Names} {
      padding-block: ${space[12]} ${space[3]};
    }

    h1 {
      font-size: calc(${size.title} * 1.3);
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space[2]};

  > a:first-child,
  > [aria-pressed]:first-child {
    flex: 1;
  }

  @media ${media.beside} {
    grid-column: auto;
    padding-bottom: ${space[3]};

    > a:first-child,
    > [aria-pressed]:first-child {
      flex: none;
    }
  }
`;

export const Handle = styled.p`
  color: ${color.textQuiet};
  line-height: 1.4;
`;

/** A way beside the words of the first one: as high as they are. */
export const Round = styled(RoundButton)`
  width: ${target.touch};
  height: ${target.touch};
`;

export const Lines = styled.p`
  white-space: pre-line;
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
`;

export const Works = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space[4]};
  list-style: none;
`;

export const Work = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  img,
  .none {
    width: 100%;
    aspect-ratio: 16 / 9;
    background: ${color.sunken};
    object-fit: cover;
  }

  .none {
    display: grid;
    place-items: center;
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`;

export const WorkText = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]};

  h3 {
    font-size: ${size.text};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

export const PlainList = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${space[2]};
  }
`;

export const QuestionList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  details + details {
    border-top: 1px solid ${color.line};
  }

  summary {
    padding-block: ${space[3]};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  details > p {
    padding-bottom: ${space[4]};
  }
`;
