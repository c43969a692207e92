import styled, { css } from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { k, overlayText } from '@/styles/overlay';
import { media } from '@/styles/media';
import { color, weight } from '@/styles/tokens';
import { Label } from '@/components/shared/overlay/shells/words.styles';

/** What grows does so in one glide; calm and still overlays jump. */
export const slides = css`
  [data-motion='full'] & {
    transition: transform 600ms cubic-bezier(0.2, 0.8, 0.2, 1);

    @media ${media.stillness} {
      transition: none;
    }
  }
`;

/** The sign of what is not paid yet, or never was: stripes that stand still. */
export const hatched = (ink: string, ground: string) => css`
  background: repeating-linear-gradient(-45deg, ${ink} 0 ${k(6)}, ${ground} ${k(6)} ${k(13)});
`;

/** How large a sum is written, so that a long one has its room too. Pure. */
export function sumPx(sum: string, px: number): number {
  if (sum.length <= 8) return px;
  return Math.round(px * (sum.length <= 10 ? 0.76 : 0.62));
}

/** The sum, large, and what of: the sum never breaks, what of gives way. */
export const Sum = styled.div<{ $px: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${k(14)};
  align-items: baseline;
  min-width: 0;
  font-size: ${({ $px }) => k($px)};
  font-weight: ${weight.display};
  line-height: 1.08;
  letter-spacing: -0.03em;
  white-space: nowrap;
  ${tabularFigures}

  > ${Label} {
    font-size: ${({ $px }) => k(Math.max(27, $px / 3))};
    letter-spacing: 0;
  }
`;

/** What a bar begins with: however long its words are, what follows keeps its room. */
export const Limit = styled.div<{ $px: number }>`
  flex: 0 1 auto;
  min-width: 0;
  max-width: ${({ $px }) => k($px)};

  [data-canvas='medium'] & {
    max-width: ${({ $px }) => k($px * 0.7)};
  }

  [data-canvas='small'] & {
    max-width: none;
  }
`;

/** News about the money: always in the creator's colour. */
export const News = styled.em`
  color: ${color.accentText};
  font-style: normal;
`;

/** One line of what matters next, on a ground of its own. */
export const Line = styled.p`
  display: flex;
  flex: none;
  gap: ${k(18)};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  margin: ${k(20)} 0 0;
  padding: ${k(14)} ${k(22)};
  border-radius: ${k(20)};
  background: ${color.sunken};
  font-size: ${k(30)};
  font-weight: ${weight.display};
  line-height: 1.25;

  > bdi {
    min-width: 0;
    ${oneLine}
  }

  > bdi:only-child {
    white-space: normal;
  }

  > ${Label} {
    flex: none;
    max-width: 60%;
    font-size: ${k(27)};
  }
`;

/** Rows of a card or a side panel; the last ones go where there is no height for them. */
export const Rows = styled.ol`
  display: flex;
  flex: 0 1 auto;
  flex-flow: column wrap;
  gap: ${k(14)} ${k(60)};
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  /* Nothing at the very top, so that even the first row gives way as a whole. */
  &::before {
    width: 100%;
    margin-bottom: ${k(-14)};
    content: '';
  }

  > li {
    width: 100%;
    min-width: 0;
  }
`;

/** Groups of a bar; on a small canvas rows. A group that has no room begins a line that is not seen. */
export const Groups = styled.ol`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: ${k(20)} ${k(40)};
  min-width: 0;
  height: ${k(84)};
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  > li {
    display: flex;
    gap: ${k(14)};
    align-items: center;
    min-width: 0;
    max-width: min(100%, ${k(430)});
    height: ${k(84)};
  }

  > li > div {
    min-width: 0;
  }

  [data-canvas='small'] & {
    flex: none;
    height: auto;
    margin-top: ${k(16)};
    overflow: visible;
  }

  [data-canvas='small'] & > li {
    flex: 1 0 100%;
    max-width: 100%;
    height: auto;
  }
`;

/** A value that belongs to a name, and keeps its width. */
export const Value = styled.span`
  flex: none;
  margin-left: auto;
  font-size: ${overlayText.next};
  font-weight: ${weight.display};
  white-space: nowrap;
  ${tabularFigures}
`;
