import Link from 'next/link';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

export const Day = styled.h3`
  padding-inline: ${space[2]};
`;

export const List = styled.ul`
  margin-inline: -${space[2]};
`;

export const Entry = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  min-height: ${target.touch};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  color: ${color.text};
  line-height: 1.35;
  text-decoration: none;
  overflow-wrap: anywhere;

  &[data-opened='false'] {
    background: ${color.accentSoft};
    font-weight: ${weight.strong};
  }

  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Details = styled.span`
  display: block;
  color: ${color.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.text};
`;

/** Beside the word that says the same. */
export const Marker = styled.span.attrs({ 'aria-hidden': true })`
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.round};
  background: ${toneColors('stop').fill};
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]} 0;
  color: ${color.textQuiet};
  text-align: center;
`;
