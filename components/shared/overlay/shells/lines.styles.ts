import styled from 'styled-components';
import { oneLine } from '@/styles/mixins';
import { k, overlayText } from '@/styles/overlay';
import { weight } from '@/styles/tokens';

/** What lies at the two ends of a line: the second keeps its width. */
export const Ends = styled.div`
  display: flex;
  flex: none;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${k(20)};
  min-width: 0;

  > :first-child {
    min-width: 0;
  }

  > :nth-child(2) {
    flex: none;
    text-align: right;
  }
`;

/** A clock of a size; `$px` on a canvas 1920 px wide. */
export const Large = styled.div<{ $px: number }>`
  font-size: ${({ $px }) => k($px)};
  font-weight: ${weight.display};
  line-height: 1;

  [role='timer'] {
    font-size: 1em;
    letter-spacing: -0.03em;
  }
`;

/** A sentence where else a clock stands. */
export const Loud = styled.p`
  margin: 0;
  font-size: ${overlayText.hero};
  font-weight: ${weight.display};
  line-height: 1.15;
  letter-spacing: -0.02em;
`;

/** Strong words in a capsule. */
export const Strong = styled.span`
  min-width: 0;
  font-weight: ${weight.display};
  ${oneLine}
`;

/** A clock in a capsule. */
export const CapsuleClock = styled(Large)`
  flex: none;
`;

/** The columns of a bar: on a small canvas its code stands beside them. */
export const BesideCode = styled.div<{ $hasCode: boolean }>`
  display: contents;

  [data-canvas='small'] & {
    display: block;
    margin-right: ${({ $hasCode }) => ($hasCode ? k(164) : 0)};

    > * + * {
      margin-top: ${k(10)};
    }
  }
`;
