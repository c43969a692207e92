import styled from 'styled-components';
import { mascotLook } from '@/styles/mascot';
import { media } from '@/styles/media';
import { color, measure, radius, space } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[24]};

  > header p {
    color: ${color.textQuiet};
  }

  form {
    display: grid;
    gap: ${space[3]};
  }

  form > button {
    justify-self: start;
  }

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

/** A place to point at. */
export const Pad = styled.button`
  min-height: 8rem;
  border: 2px dashed ${color.control};
  border-radius: ${radius.medium};
  background: transparent;
  cursor: crosshair;
`;

/** Holds the agent. */
export const Room = styled.div`
  ${mascotLook}
`;
