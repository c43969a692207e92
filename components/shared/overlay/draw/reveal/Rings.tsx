import styled from 'styled-components';
import { SecondsRing } from '@/components/shared/draw/Clock';
import { s } from '@/components/shared/overlay/draw/stage.styles';
import { Icon } from '@/components/ui/icons/Icon';
import { k, rounded } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';

/** In the coin of a bar: the ring is the coin, and its number is all it says. */
const InCoin = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: ${rounded};
  background: ${color.surface};
  color: ${color.text};

  [role='timer'] {
    width: 100%;
  }

  [role='timer'] svg {
    width: 100%;
    height: 100%;
  }

  [role='timer'] strong {
    font-size: ${k(76)};
  }

  [role='timer'] span {
    display: none;
  }

  > .icon {
    width: 100%;
    height: 100%;
    padding: 22%;
    border: ${k(13)} solid ${color.accent};
    border-radius: ${rounded};
    color: ${color.accentText};
  }
`;

const Large = styled.div<{ $px: number }>`
  flex: none;
  align-self: center;
  width: ${({ $px }) => s($px)};

  [role='timer'] {
    width: 100%;
  }

  [role='timer'] strong {
    font-size: ${({ $px }) => s($px / 2)};
  }

  [role='timer'] span {
    padding: 0;
    font-size: ${({ $px }) => s($px * 0.08)};
  }

  > .icon {
    display: block;
    box-sizing: border-box;
    width: 100%;
    height: auto;
    padding: 18%;
    border: ${({ $px }) => s($px / 12.5)} solid ${color.accent};
    border-radius: ${rounded};
    color: ${color.accentText};
    font-weight: ${weight.display};
  }
`;

interface Props {
  /** When it is full; null: the number is there, and the ring is whole. */
  until: string | null;
  seconds: number;
}

function Ring({ until, seconds }: Props) {
  return until === null ? <Icon name="check" /> : <SecondsRing until={until} seconds={seconds} />;
}

/** Stands in the place of a coin. */
export function CoinRing(props: Props) {
  return (
    <InCoin>
      <Ring {...props} />
    </InCoin>
  );
}

/** `px`: its side on a canvas 1920 px wide. */
export function LargeRing({ px, ...props }: Props & { px: number }) {
  return (
    <Large $px={px}>
      <Ring {...props} />
    </Large>
  );
}
