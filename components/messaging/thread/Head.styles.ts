import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, size, space, target } from '@/styles/tokens';

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 4rem;
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.line};

  .who {
    flex: 1;
    min-width: 0;
    outline-offset: 4px;
  }

  h2 {
    overflow: hidden;
    font-size: ${size.lead};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  h2 a {
    color: inherit;
    text-decoration: none;
  }

  .who p {
    overflow: hidden;
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .back {
    display: grid;
    place-items: center;
    flex: none;
    width: ${target.touch};
    height: ${target.touch};
    margin-inline-start: -${space[3]};
    border-radius: ${radius.round};
    color: ${color.text};

    @media ${media.beside} {
      display: none;
    }
  }
`;
