import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';
import { beside } from './Show.styles';

const stop = toneColors('stop');

export const Stream = styled.div`
  position: relative;
  min-height: 18.5rem;
  overflow: hidden;
`;

export const Scene = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  /* Beside the overlay, not behind it. */
  object-position: 4% 50%;

  @media ${beside} {
    object-position: 58% 50%;
  }
`;

/** Who comes into the picture when the round is on. */
export const Joiner = styled(Scene)`
  opacity: 0;
  transition: opacity ${motion.slow};

  &[data-is] {
    opacity: 1;
  }
`;

export const LiveMark = styled.span`
  position: absolute;
  top: ${space[4]};
  right: ${space[4]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${stop.fill};
  color: ${stop.onFill};
  font-size: ${size.small};
  font-weight: ${weight.display};

  @media ${media.strip} {
    display: none;
  }
`;

export const OnStream = styled.span`
  position: absolute;
  bottom: ${space[4]};
  left: ${space[5]};
  color: ${color.text};
  font-size: ${size.small};
  font-weight: ${weight.strong};

  @media not all and ${beside} {
    display: none;
  }
`;

export const Plates = styled.div`
  position: absolute;
  top: ${space[1]};
  left: ${space[1]};
  width: 13.5rem;

  > div {
    --k: 0.42;
  }

  @media ${beside} {
    top: ${space[2]};
    left: ${space[2]};
    width: 17rem;

    > div {
      --k: 0.48;
    }
  }
`;

/** An alert of the overlay, at its own place and a size that can be read here. */
export const Alert = styled.div`
  --k: 0.5;
  position: absolute;
  right: ${space[4]};
  bottom: ${space[4]};
  max-width: calc(100% - 2 * ${space[4]});

  @media ${beside} {
    right: auto;
    bottom: 3.5rem;
    left: ${space[8]};
  }
`;

/** A ticket as a phone shows it, drawn at six tenths of its size. */
export const Phone = styled.div`
  position: absolute;
  right: ${space[5]};
  bottom: -1.75rem;
  width: 12rem;
  height: 18.25rem;
  overflow: hidden;
  border: 0.5rem solid ${color.text};
  border-radius: ${radius.huge};
  background: ${color.background};
  box-shadow: ${shadow.high};

  @media not all and ${beside} {
    display: none;
  }
`;

export const PhoneScreen = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[5]};
  width: 18.333rem;
  height: 28.75rem;
  padding: ${space[4]};
  transform: scale(0.6);
  transform-origin: 0 0;

  > p {
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
    font-size: ${size.lead};
    text-align: center;
  }

  /* Narrower than any phone: what is loud there is a step smaller here. */
  && section > :first-child {
    padding: ${space[5]};
  }
`;
