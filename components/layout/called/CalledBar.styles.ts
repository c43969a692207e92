import Link from 'next/link';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import {
  color,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
  target,
  toneColors,
  weight,
} from '@/styles/tokens';

export type BarLook = 'called' | 'next' | 'ready';

const good = toneColors('good');

const arrive = keyframes`
  from { opacity: 0; translate: 0 1.5rem; }
`;

const looks = {
  called: css`
    background: ${color.accent};
    color: ${color.onAccent};
    --act: ${color.onAccent};
    --on-act: ${color.accent};
  `,
  next: css`
    background: ${color.raised};
    color: ${color.text};
    --act: ${color.accentSoft};
    --on-act: ${color.accentText};
  `,
  ready: css`
    background: ${good.fill};
    color: ${good.onFill};
    --act: ${good.onFill};
    --on-act: ${good.fill};
  `,
} satisfies Record<BarLook, ReturnType<typeof css>>;

/** The bar lies over the last lines, so there is room for it below them; help stands above it. */
export const RoomBelow = createGlobalStyle`
  body {
    --called-room: 8rem;
    padding-bottom: 8rem;
  }
`;

/** A card as wide as its page, in the colour of what is good; buttons wrap where it is narrow. */
const large = css`
  &&& {
    position: static;
    display: flex;
    flex-wrap: wrap;
    width: auto;
    max-width: none;
    padding: clamp(${space[5]}, 4vw, ${space[8]});
    border-radius: ${radius.huge};
    background: ${good.fill};
    color: ${good.onFill};
    box-shadow: ${shadow.low};
    transform: none;
    --act: ${good.onFill};
    --on-act: ${good.fill};

    > p {
      flex: 1 1 12rem;
    }

    > p > * {
      white-space: normal;
    }

    > p > b {
      font-size: ${size.title};
    }

    > button:last-child {
      flex: 0 1 16rem;
    }

    @media ${media.narrow} {
      > button:last-child {
        flex: 1 1 100%;
      }
    }
  }
`;

/** A phone's sheet at the lower edge; from there on a pill. Dialogs lie above it by themselves. */
export const Bar = styled.div<{ $look: BarLook; $isLarge?: boolean }>`
  position: fixed;
  z-index: ${layer.called};
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]} ${space[4]} max(${space[5]}, env(safe-area-inset-bottom));
  border-radius: ${radius.huge} ${radius.huge} 0 0;
  box-shadow: ${shadow.high};
  animation: ${arrive} ${motion.slow};
  ${({ $look }) => looks[$look]}

  > img,
  > svg {
    border-radius: ${radius.round};
  }

  :focus-visible {
    outline-color: currentcolor;
  }

  @media ${media.beside} {
    right: auto;
    bottom: ${space[6]};
    left: 50%;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: ${space[4]};
    width: ${({ $look }) => ($look === 'called' ? '52.5rem' : '37.5rem')};
    max-width: calc(100vw - ${space[12]});
    padding: ${space[3]};
    padding-inline-start: ${space[4]};
    border-radius: ${radius.round};
    transform: translateX(-50%);
  }

  ${({ $isLarge = false }) => $isLarge && large}
`;

export const Words = styled.p`
  min-width: 0;

  b {
    display: block;
    ${oneLine}
    font-size: ${size.heading};
    font-weight: ${weight.display};
    line-height: 1.2;
  }

  > span {
    display: block;
    ${oneLine}
  }

  .wide {
    display: none;
  }

  @media ${media.beside} {
    .wide {
      display: inline;
    }
  }
`;

export const Check = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  aspect-ratio: 1;
  border-radius: ${radius.round};
  background: ${good.onFill};
  color: ${good.fill};
`;

const act = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3rem;
  padding: ${space[2]} ${space[5]};
  border: 0;
  border-radius: ${radius.round};
  background: var(--act);
  color: var(--on-act);
  font-weight: ${weight.display};
  line-height: 1.1;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform ${motion.quick};

  &:active {
    transform: scale(0.97);
  }
`;

export const BarLink = styled(Link)`
  ${act}
`;

/** On a phone it takes the whole width, under the words. */
export const BarButton = styled.button`
  ${act}
  grid-column: 1 / -1;
  min-height: 4rem;
  font-size: ${size.heading};

  &[aria-busy='true'] {
    opacity: 0.75;
    cursor: progress;
  }

  @media ${media.beside} {
    grid-column: auto;
    padding-inline: ${space[10]};
  }
`;

export const Later = styled.button`
  min-height: ${target.touch};
  padding: 0 ${space[1]};
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${weight.strong};
  text-decoration: underline;
  text-underline-offset: 0.25em;
  cursor: pointer;
`;
