import styled from 'styled-components';
import { PageBanner } from '@/components/shared/page/PageBanner';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { media } from '@/styles/media';
import { color, measure, radius, shadow, size, space, weight } from '@/styles/tokens';

const PHOTO = '8rem';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[12]};
  overflow-wrap: anywhere;

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

export const Banner = styled(PageBanner)`
  height: clamp(9rem, 26vw, 20rem);
  border-radius: ${radius.huge};
`;

export const Who = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-top: calc(${PHOTO} / -2 - ${space[8]});
`;

/** The same without a banner: the photo beside the name. */
export const WhoRow = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};
`;

export const Photo = styled(UserPhoto)`
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

export const Handle = styled.p`
  color: ${color.textQuiet};
  font-weight: ${weight.strong};
`;

export const Tagline = styled.p`
  max-width: ${measure.text};
  font-size: ${size.lead};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: ${space[8]};
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
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
  align-items: start;
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

  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    background: ${color.sunken};
    object-fit: cover;
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

export const Questions = styled.div`
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
