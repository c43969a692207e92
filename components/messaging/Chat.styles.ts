import styled from 'styled-components';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, measure, radius, size, space } from '@/styles/tokens';

/** As high as the window below the header, so that only the list and the messages scroll. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  max-width: ${measure.page};
  height: calc(100vh - 4rem);
  height: calc(100dvh - 4rem);
  min-height: 24rem;
  margin-inline: auto;

  @media ${media.fromMedium} {
    padding-inline: ${space[4]};
  }
`;

export const Note = styled.div`
  padding: ${space[2]} ${space[4]} 0;

  &:empty {
    display: none;
  }
`;

/** The list and what is open; on a small screen one of the two. */
export const Panes = styled.div<{ $isOpen: boolean }>`
  display: grid;
  flex: 1;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;

  > h1 {
    padding: ${space[2]} ${space[4]};
  }

  @media ${media.single} {
    > h1 {
      ${({ $isOpen }) => ($isOpen ? visuallyHidden : '')}
    }

    .list {
      display: ${({ $isOpen }) => ($isOpen ? 'none' : 'grid')};
    }

    .thread {
      display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
      grid-row: 1 / -1;
    }
  }

  @media ${media.beside} {
    grid-template-columns: minmax(16rem, 21rem) minmax(0, 1fr);
    padding: 0 ${space[4]} ${space[4]};

    > h1 {
      padding-inline: 0;
    }

    .thread {
      grid-row: 1 / -1;
      grid-column: 2;
      border: 1px solid ${color.line};
      border-radius: ${radius.large};
      overflow: hidden;
    }
  }
`;

/** Takes the place of the thread while there is none to show. */
export const EmptyPane = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[8]};
  color: ${color.textQuiet};
  text-align: center;
  background: ${color.surface};

  > img,
  &.unstarted > svg {
    border-radius: ${radius.round};
    object-fit: cover;
  }

  h2 {
    color: ${color.text};
  }

  p {
    max-width: ${measure.form};
  }

  .small {
    font-size: ${size.small};
  }
`;
