import styled from 'styled-components';
import { Track } from '@/components/shared/overlay/fund/Track';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { Strong } from '@/components/shared/overlay/shells/lines.styles';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { barOf } from '@/hooks/fund/fundBar';
import { wholeOf } from '@/hooks/fund/overlay/milestones';
import { useFundWords } from '@/hooks/fund/overlay/useFundWords';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import { k } from '@/styles/overlay';

const Narrow = styled.div`
  flex: none;
  width: ${k(190)};

  [data-canvas='small'] & {
    width: ${k(110)};
  }
`;

/** A fund in a line, for the combined scene. */
export function GoalPill({ state: { fund } }: { state: OverlayFund }) {
  const { sum, of } = useFundWords(fund);
  return (
    <Capsule mark={<ToolMark tool="fund" />} isMarkLast className="pp-pill">
      <Narrow>
        <Track parts={barOf(fund)} whole={wholeOf(fund)} px={20} />
      </Narrow>
      <Strong>
        <Rolling text={sum} />
      </Strong>
      <Label>{of}</Label>
    </Capsule>
  );
}
