import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { color, layer, radius, shadow, size, space, weight } from '@/styles/tokens';
import { Panel } from '@/components/studio/Studio.styles';

/** What hangs from the strip hangs over the rest. */
export const Place = styled.div`
  position: relative;
`;

export const Strip = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[5]};

  > div:nth-child(2) {
    flex: 1 1 8rem;
    min-width: 0;

    h2 {
      font-size: ${size.text};
      letter-spacing: 0;
    }
  }

  .copy {
    display: contents;
  }

  @media ${media.narrow} {
    padding: ${space[3]};

    .copy > button {
      flex: 1 1 auto;
    }
  }
`;

/** Where there is room to spare: what can be done with the address comes first. */
export const LinkCoin = styled.span`
  display: none;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.round};
  background: ${color.accentSoft};
  color: ${color.accentText};

  @media ${media.broad} {
    display: grid;
  }
`;

/** The address, or dots in place of its secret. */
export const Secret = styled.p`
  ${oneLine}
  color: ${color.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.strong};

  &.shown {
    overflow-wrap: anywhere;
    user-select: all;
  }

  &.shown,
  &.words {
    white-space: normal;
  }
`;

/** Dropped on OBS it becomes a browser source. No fingers: nothing can be dropped from a phone. */
export const Drag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  padding: ${space[2]} ${space[5]};
  border: 2px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.raised};
  font-weight: ${weight.strong};
  line-height: 1.2;
  white-space: nowrap;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  @media ${media.touch} {
    display: none;
  }

  @media ${media.narrow} {
    display: none;
  }
`;

export const Pop = styled.div`
  position: absolute;
  top: calc(100% - ${space[1]});
  right: 0;
  z-index: ${layer.menu};
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  width: min(27rem, 100%);
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};

  h3 {
    font-size: ${size.text};
    letter-spacing: 0;
  }

  .code {
    border: 1px solid ${color.line};
  }
`;
