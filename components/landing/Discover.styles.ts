import Link from 'next/link';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import {
  color,
  measure,
  motion,
  radius,
  shadow,
  size,
  space,
  target,
  weight,
} from '@/styles/tokens';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: clamp(${space[12]}, 8vw, ${space[24]}) 0;

  > p {
    max-width: ${measure.text};
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }
`;

export const Heading = styled.h2`
  font-size: ${size.title};
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.25rem;
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.text};
  font-weight: ${weight.strong};
  text-decoration: none;

  span {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  &[aria-current] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }

  &[aria-current] span {
    color: inherit;
  }

  @media ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }

  @media ${media.touch} {
    min-height: ${target.touch};
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[4]};
`;

/** The whole card leads to its creator; the queue in it keeps a link of its own. */
export const CardRoot = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  transition: box-shadow ${motion.quick};

  > img {
    width: 100%;
    height: auto;
    border-radius: ${radius.medium};
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  &:focus-within {
    box-shadow: ${shadow.high};
  }

  @media ${media.hover} {
    &:hover {
      box-shadow: ${shadow.high};
    }
  }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  div {
    min-width: 0;
  }

  h3,
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  a {
    color: ${color.text};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
`;

export const Tagline = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Live = styled(Link)`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-width: 0;
  min-height: ${target.least};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.text};
  text-decoration: none;

  bdi {
    flex: 1 1 8rem;
    min-width: 0;
    overflow: hidden;
    font-weight: ${weight.strong};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > :last-child {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }
`;
