import styled from 'styled-components';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { BigName } from '@/components/shared/overlay/shells/words.styles';
import { k } from '@/styles/overlay';
import { useNames, type NamesProps } from '@/hooks/lottery/overlay/useNames';

const Passing = styled(BigName)`
  && {
    max-width: ${k(720)};
  }

  font-size: ${k(56)};
  opacity: 0.75;

  &.stands {
    opacity: 1;
  }
`;

const Large = styled.div`
  max-width: 100%;

  > div {
    height: ${k(92)};
    padding: 0 ${k(44)};
  }
`;

/** One name at a time, on a plate of its own. */
export function CapsuleName(props: NamesProps) {
  const { shown, isDone, drawing } = useNames(props, 0, 'UP');
  const name = shown[0]?.handle;
  return (
    <Large>
      <Capsule tone={isDone ? 'won' : 'usual'} className="pp-stage-names">
        <Passing className={isDone ? 'middle stands' : 'middle'}>{name ?? drawing}</Passing>
      </Capsule>
    </Large>
  );
}
