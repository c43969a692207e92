import { Clock } from '@/components/shared/draw/Clock';
import { CapsuleClock, Strong } from '@/components/shared/overlay/shells/lines.styles';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { AddressLine } from '@/components/shared/overlay/shells/JoinWay';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import type { CountdownProps } from './Countdown';
import { useCounts } from '@/hooks/lottery/overlay/words/useCounts';

/** Plates only as wide as their words: what it is about, how long, where. */
export function CountdownMinimal({ lottery, look, words }: CountdownProps) {
  const [people] = useCounts(lottery, words.hasEntrants && look.hasCount);
  const { isLast, label, prize, sentence, until, way } = words;
  return (
    <Minimal>
      {!isLast && (
        <Capsule mark={<ToolMark tool="chance" />}>
          <Label>
            <bdi>{lottery.title}</bdi>
          </Label>
          <Strong className="pp-overlay-about">
            <bdi>{prize}</bdi>
          </Strong>
        </Capsule>
      )}
      <Capsule tone="won" className="pp-overlay-time">
        {label !== lottery.title && <Label>{label}</Label>}
        {until === null ? (
          <Strong>{sentence}</Strong>
        ) : (
          <CapsuleClock $px={42}>
            <Clock until={until} />
          </CapsuleClock>
        )}
        {people !== undefined && !isLast && <Strong className="pp-overlay-count">{people}</Strong>}
      </Capsule>
      {lottery.notice !== null && !isLast && (
        <Capsule isSmall className="pp-overlay-notice">
          <Strong>
            <bdi>{lottery.notice}</bdi>
          </Strong>
        </Capsule>
      )}
      {!isLast && (
        <Capsule isSmall>
          <AddressLine way={way} />
        </Capsule>
      )}
    </Minimal>
  );
}
