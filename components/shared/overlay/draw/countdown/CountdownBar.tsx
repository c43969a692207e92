import { Clock } from '@/components/shared/draw/Clock';
import { Bar, Column } from '@/components/shared/overlay/shells/Bar';
import { BarJoin } from '@/components/shared/overlay/shells/JoinWay';
import { Hero, Separator } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { BesideCode, Large } from '@/components/shared/overlay/shells/lines.styles';
import type { CountdownProps } from './Countdown';
import { useCounts } from '@/hooks/lottery/overlay/words/useCounts';

/** Closes in, what for, and the way in, in one line. */
export function CountdownBar({ lottery, look, words }: CountdownProps) {
  const { t } = useTranslation('drawOverlay');
  const counts = useCounts(lottery, words.hasEntrants && look.hasCount);
  const { label, prize, sentence, until, way, wayLabel } = words;
  const mark = <ToolMark tool="chance" />;
  if (words.isLast && until !== null) {
    return (
      <Bar mark={mark}>
        <Column label={label} isGrowing>
          <Large $px={84} className="pp-overlay-time">
            <Clock until={until} />
          </Large>
        </Column>
      </Bar>
    );
  }
  const codeLabel = look.hasCode ? t('qr') : null;
  const about = label === lottery.title ? counts : [lottery.title, ...counts];
  return (
    <Bar mark={mark} join={<BarJoin way={way} label={wayLabel} codeLabel={codeLabel} />}>
      <BesideCode $hasCode={look.hasCode}>
        {' '}
        <Column label={<bdi>{label}</bdi>}>
          {until === null ? (
            <Hero className="pp-overlay-time">{sentence}</Hero>
          ) : (
            <Large $px={64} className="pp-overlay-time">
              <Clock until={until} />
            </Large>
          )}
        </Column>
        <Separator />
        <Column
          isGrowing
          label={lottery.notice ? <Words text={lottery.notice} /> : <Facts {...{ about }} />}
        >
          <Hero className="pp-overlay-about">
            <bdi>{prize}</bdi>
          </Hero>
        </Column>
      </BesideCode>
    </Bar>
  );
}

function Words({ text }: { text: string }) {
  return (
    <em className="pp-overlay-notice">
      <bdi>{text}</bdi>
    </em>
  );
}

/** The first is the draw's own name, in its own direction. */
function Facts({ about }: { about: readonly string[] }) {
  return (
    <span className="pp-overlay-count">
      {about.map((fact, at) => (
        <span key={fact}>
          {at > 0 && ' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </span>
  );
}
