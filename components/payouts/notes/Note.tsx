import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, size, space, toneColors, weight } from '@/styles/tokens';

interface Props {
  tone: 'wait' | 'stop' | 'accent';
  icon: ReactNode;
  title: ReactNode;
  /** What there is to press. */
  acts?: ReactNode;
  children?: ReactNode;
}

const Root = styled.section<{ $tone: Props['tone'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${({ $tone }) => toneColors($tone).soft};
  color: ${color.text};

  > svg {
    flex: none;
    color: ${({ $tone }) => toneColors($tone).text};
  }

  @media ${media.single} {
    > svg {
      align-self: start;
    }
  }
`;

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  text-wrap: pretty;

  h2 {
    margin-bottom: ${space[1]};
    font-size: ${size.lead};
    font-weight: ${weight.strong};
    letter-spacing: 0;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media ${media.single} {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
    }
  }
`;

/** What the creator has to know before the numbers, with what they can do about it. */
export function Note({ tone, icon, title, acts, children }: Props) {
  return (
    <Root $tone={tone} role="status">
      {icon}
      <Words>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
      </Words>
      {acts && <Acts>{acts}</Acts>}
    </Root>
  );
}
