import Link from 'next/link';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, radius, size, space, target, weight } from '@/styles/tokens';

export const Pane = styled.section`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  min-height: 0;
  padding: 0 ${space[4]};

  @media ${media.beside} {
    padding: 0 ${space[4]} 0 0;
  }
`;

export const Search = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: 50%;
    inset-inline-start: ${space[3]};
    color: ${color.textQuiet};
    transform: translateY(-50%);
    pointer-events: none;
  }

  input {
    width: 100%;
    min-height: ${target.touch};
    padding: ${space[2]} ${space[3]} ${space[2]} 2.75rem;
    border: 2px solid ${color.control};
    border-radius: ${radius.round};
    background: ${color.raised};
  }

  input::placeholder {
    color: ${color.textQuiet};
    opacity: 1;
  }
`;

export const Folders = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  button {
    min-height: 2.25rem;
    padding: ${space[1]} ${space[3]};
    border: 0;
    border-radius: ${radius.round};
    background: none;
    color: ${color.textQuiet};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    cursor: pointer;
    transition: background-color ${motion.quick};
  }

  button[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  @media ${media.touch} {
    button {
      min-height: ${target.touch};
    }
  }
`;

export const Scroller = styled.div`
  min-height: 0;
  margin-inline: -${space[2]};
  padding: 0 ${space[2]} ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`;

export const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  color: ${color.text};
  text-decoration: none;
  transition: background-color ${motion.quick};

  img,
  svg {
    grid-row: 1 / 3;
  }

  .name,
  .preview {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .name {
    font-weight: ${weight.strong};
  }

  .preview,
  time {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  &[data-unread] .preview {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  &[aria-current] {
    background: ${color.accentSoft};
  }

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`;

export const Unread = styled.span`
  justify-self: end;
  min-width: 1.375rem;
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  line-height: 1.375rem;
  text-align: center;
  ${tabularFigures}
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[8]} ${space[2]};
  color: ${color.textQuiet};
  text-align: center;
`;
