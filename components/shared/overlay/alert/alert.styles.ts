import styled from 'styled-components';
import { oneLine } from '@/styles/mixins';
import { enters, floating, k, overlayText } from '@/styles/overlay';
import { color } from '@/styles/tokens';
import { coinRing } from '@/components/shared/overlay/shells/Coin';

/** What somebody wrote, at most so many lines of it, in its own direction. */
export const Text = styled.p<{ $lines: number }>`
  margin: ${k(4)} 0 0;
  color: ${color.textQuiet};
  font-size: ${overlayText.next};
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${({ $lines }) =>
    $lines === 1
      ? oneLine
      : `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${$lines};`}
`;

/** A capsule, as wide as its words. */
export const Capsule = styled.section`
  display: flex;
  align-items: center;
  gap: ${k(30)};
  box-sizing: border-box;
  width: fit-content;
  min-width: 0;
  max-width: min(100%, ${k(1180)});
  min-height: ${k(132)};
  padding-right: ${k(56)};
  border-radius: ${k(66)};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${floating};
  font-size: ${k(50)};
  ${enters}

  > .pp-coin {
    width: ${k(156)};
    height: ${k(156)};
    margin: ${k(-12)} 0 ${k(-12)} ${k(-10)};
    box-shadow: ${coinRing(color.surface)};
  }

  > div {
    min-width: 0;
  }

  [data-canvas='small'] & {
    gap: ${k(20)};
    min-height: ${k(108)};
    padding-right: ${k(40)};
    font-size: ${k(44)};
  }

  [data-canvas='small'] & > .pp-coin {
    width: ${k(116)};
    height: ${k(116)};
  }
`;

/** Larger, with the coin over its edge. */
export const Wide = styled(Capsule)`
  gap: ${k(48)};
  width: ${k(1180)};
  max-width: calc(100% - ${k(50)});
  margin-left: ${k(50)};
  padding: ${k(48)} ${k(64)} ${k(48)} 0;
  border-radius: ${k(56)};
  font-size: ${k(84)};

  > .pp-coin {
    width: ${k(300)};
    height: ${k(300)};
    margin: ${k(-70)} 0 ${k(-70)} ${k(-50)};
  }

  ${Text} {
    font-size: ${k(38)};
  }

  &.corner {
    gap: ${k(32)};
    width: ${k(760)};
    padding: ${k(34)} ${k(44)} ${k(34)} 0;
    border-radius: ${k(48)};
    font-size: ${k(56)};
  }

  &.corner > .pp-coin {
    width: ${k(190)};
    height: ${k(190)};
    margin: ${k(-40)} 0 ${k(-40)} ${k(-50)};
  }

  &.corner ${Text} {
    font-size: ${overlayText.next};
  }

  [data-canvas='small'] & {
    gap: ${k(24)};
    padding: ${k(34)} ${k(36)} ${k(34)} 0;
    font-size: ${k(50)};
  }

  [data-canvas='small'] & > .pp-coin {
    width: ${k(150)};
    height: ${k(150)};
  }
`;

/** At the side, as high as its words; its coin stands out at the corner. */
export const Beside = styled(Capsule)`
  flex-direction: column;
  align-items: flex-start;
  gap: ${k(6)};
  width: ${k(480)};
  max-width: 100%;
  padding: ${k(34)};
  border-radius: ${k(40)};
  font-size: ${k(60)};

  > .pp-coin {
    width: ${k(210)};
    height: ${k(210)};
    margin: ${k(-130)} 0 ${k(14)} ${k(-80)};
  }

  > div {
    width: 100%;
  }

  [data-side='left'] & > .pp-coin {
    align-self: flex-end;
    margin: ${k(-130)} ${k(-80)} ${k(14)} 0;
  }
`;
