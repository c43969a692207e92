import { Clock } from '@/components/shared/draw/Clock';
import { CapsuleClock, Strong } from '@/components/shared/overlay/shells/lines.styles';
import { prizesInALine } from '@/hooks/lottery/overlay/words/prizesInALine';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CapsuleName } from './names/CapsuleName';
import type { RevealProps } from './Reveal';

/** The reveal on plates only as wide as their words. */
export function RevealMinimal({ lottery }: RevealProps) {
  const { t } = useTranslation('drawOverlay');
  const { prizes, prizeCount, roundAt, scene, ticketTotal } = lottery;
  const mark = <ToolMark tool="chance" />;
  if (scene?.step.kind === 'reel' && scene.winner) {
    const { key, winner } = scene;
    return (
      <Minimal>
        <Capsule mark={mark}>
          <Label>{t('drawing')}</Label>
          <Strong>
            <bdi>{prizes[winner.prize]?.title}</bdi>
          </Strong>
        </Capsule>
        <CapsuleName key={key} lottery={lottery} winner={winner} />
      </Minimal>
    );
  }
  return (
    <Minimal>
      <Capsule mark={mark}>
        <Label>
          <bdi>{prizesInALine(prizes, prizeCount, t)}</bdi>
        </Label>
        {scene !== null ? (
          <Strong>{t('number.title')}</Strong>
        ) : (
          roundAt !== null && (
            <CapsuleClock $px={44}>
              <Clock until={roundAt} />
            </CapsuleClock>
          )
        )}
      </Capsule>
      <Capsule isSmall>
        <Strong>
          {scene === null ? t('locked.title') : t('number.text', { count: ticketTotal })}
        </Strong>
      </Capsule>
    </Minimal>
  );
}
