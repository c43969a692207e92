import styled from 'styled-components';
import { Clock } from '@/components/shared/draw/Clock';
import { hexGroups } from '@/hooks/lottery/overlay/words/hexGroups';
import { Count, Notice } from '@/components/shared/overlay/draw/draw.styles';
import { Ends, Large, Loud } from '@/components/shared/overlay/shells/lines.styles';
import { Card } from '@/components/shared/overlay/shells/Card';
import { FootJoin } from '@/components/shared/overlay/shells/JoinWay';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { k } from '@/styles/overlay';
import type { CountdownProps } from './Countdown';
import { Newest } from './Newest';
import { Tickets } from './Tickets';

/** As many hex digits of the log's head as a stream shows while people enter. */
const HEAD_DIGITS = 16;
const LINES = 3;

const Log = styled(Label)`
  flex: none;
  margin-top: ${k(12)};

  [data-canvas='medium'] .pp-side &,
  [data-canvas='small'] .pp-side & {
    display: none;
  }
`;

/** A card or a side panel: how long, how many, a dot for each ticket, and the way in. */
export function CountdownPanel({ lottery, look, words }: CountdownProps) {
  const { t } = useTranslation('drawOverlay');
  const isSide = look.design === 'SIDE';
  const Shell = isSide ? Side : Card;
  const mark = <ToolMark tool="chance" />;
  const { until, way, wayLabel } = words;
  if (words.isLast && until !== null) {
    return (
      <Shell mark={mark} title={lottery.title} label={words.label}>
        <Large $px={isSide ? 150 : 180} className="pp-overlay-time">
          <Clock until={until} />
        </Large>
      </Shell>
    );
  }
  const join = <FootJoin way={way} label={wayLabel} codeLabel={look.hasCode ? t('qr') : null} />;
  return (
    <Shell
      mark={mark}
      title={lottery.title}
      label={<bdi className="pp-overlay-about">{words.prize}</bdi>}
      join={join}
    >
      {lottery.notice !== null && (
        <Notice $lines={LINES} dir="auto" className="pp-overlay-notice">
          {lottery.notice}
        </Notice>
      )}
      <Body {...{ lottery, look, words }} />
    </Shell>
  );
}

function Body({ lottery, look, words }: CountdownProps) {
  const { t } = useTranslation('drawOverlay');
  const { logHead, notice, partyMembers, ticketTotal } = lottery;
  const isSide = look.design === 'SIDE';
  const hasCount = words.hasEntrants && look.hasCount;
  const hasNewest = ticketTotal > 0 && notice === null && words.hasEntrants;
  return (
    <>
      <Ends className="pp-overlay-time">
        <Time words={words} px={isSide ? 116 : 112} />
        {hasCount && !isSide && <Entered lottery={lottery} />}
      </Ends>
      {words.hasEntrants && ticketTotal === 0 && (
        <Loud className="pp-overlay-first">{t('be_first')}</Loud>
      )}
      {hasCount && ticketTotal > 0 && (
        <Tickets
          total={ticketTotal}
          columns={isSide ? 26 : 40}
          height={isSide ? 180 : 200}
          hasLegend={!isSide}
        />
      )}
      {hasCount && isSide && ticketTotal > 0 && <SideCounts lottery={lottery} />}
      {hasNewest && <Newest people={partyMembers} />}
      {/* A narrow panel has no room for both. */}
      {words.hasEntrants && logHead !== null && !(isSide && notice !== null) && (
        <Log className="pp-overlay-log">
          {t('log')} <bdi dir="ltr">{hexGroups(logHead, HEAD_DIGITS)}</bdi>
        </Log>
      )}
    </>
  );
}

function Time({ words, px }: { words: CountdownProps['words']; px: number }) {
  return (
    <div>
      <Label>
        <bdi>{words.label}</bdi>
      </Label>
      {words.until === null ? (
        <Loud>{words.sentence}</Loud>
      ) : (
        <Large $px={px}>
          <Clock until={words.until} />
        </Large>
      )}
    </div>
  );
}

function Entered({ lottery: { memberCount } }: Pick<CountdownProps, 'lottery'>) {
  const { t, i18n } = useTranslation('drawOverlay');
  return (
    <div className="pp-overlay-count">
      <Count>{numbersIn(i18n.language).format(memberCount)}</Count>
      <Label>{t('entered', { count: memberCount })}</Label>
    </div>
  );
}

/** Under the dots of a side panel, which is too narrow for a second column. */
function SideCounts({ lottery: { memberCount, ticketTotal } }: Pick<CountdownProps, 'lottery'>) {
  const { t } = useTranslation('drawOverlay');
  return (
    <Ends className="pp-overlay-count">
      <Label>
        <em>{t('in', { count: memberCount })}</em>
      </Label>
      <Label>{t('tickets', { count: ticketTotal })}</Label>
    </Ends>
  );
}
