import { Clock } from '@/components/shared/draw/Clock';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { usePillWords } from '@/hooks/lottery/overlay/words/usePillWords';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import { CapsuleClock, Strong } from '@/components/shared/overlay/shells/lines.styles';

/** A draw in a line, for the combined scene: what happens with it next, or how it ended. */
export function DrawPill({ state }: { state: LiveLottery }) {
  const { label, until, words } = usePillWords(state);
  return (
    <Capsule mark={<ToolMark tool="chance" />} isMarkLast className="pp-pill">
      <Label>
        <bdi>{label}</bdi>
      </Label>
      {until === null ? (
        <Strong>
          <bdi>{words}</bdi>
        </Strong>
      ) : (
        <CapsuleClock $px={42}>
          <Clock until={until} />
        </CapsuleClock>
      )}
    </Capsule>
  );
}
