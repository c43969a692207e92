import styled from 'styled-components';
import { Facts } from '@/components/shared/overlay/fund/Facts';
import { FundJoin } from '@/components/shared/overlay/fund/FundJoin';
import { Line, News, Sum, sumPx } from '@/components/shared/overlay/fund/fund.styles';
import { Ladder } from '@/components/shared/overlay/fund/Ladder';
import { Track } from '@/components/shared/overlay/fund/Track';
import { Card } from '@/components/shared/overlay/shells/Card';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { barOf } from '@/hooks/fund/fundBar';
import { ringsOf, rungsOf, wholeOf } from '@/hooks/fund/overlay/milestones';
import { k } from '@/styles/overlay';
import type { GoalProps } from './Goal';

const PanelSum = styled(Sum)`
  flex: none;
  margin: ${k(4)} 0 ${k(18)};

  .pp-side & {
    margin: ${k(20)} 0 0;
  }
`;

/** Steps that a side panel has the height for. */
const STEPS = 3;

/** A card or a side panel: the sum, the bar or the ladder, what comes next, and the way in. */
export function GoalPanel({ fund, look, words, way }: GoalProps) {
  const isSide = look.design === 'SIDE';
  const Shell = isSide ? Side : Card;
  const parts = barOf(fund);
  return (
    <Shell
      mark={<ToolMark tool="fund" />}
      title={fund.title}
      label={<Facts fund={fund} before={look.hasCount ? words.supporters : null} />}
      join={way ? <FundJoin {...{ look, words, way }} /> : undefined}
    >
      {isSide && (
        <Ladder
          rungs={rungsOf(fund, STEPS)}
          raised={fund.raised}
          isPromised={parts.paid === 0}
          money={words.money}
        />
      )}
      <PanelSum $px={sumPx(words.sum, isSide ? 84 : 92)} className="pp-overlay-sum">
        <Rolling text={words.sum} />
        <Label>{words.of}</Label>
      </PanelSum>
      {!isSide && <Track parts={parts} whole={wholeOf(fund)} px={36} rings={ringsOf(fund)} />}
      <GoalLines words={words} most={isSide ? 1 : 2} hasNext={!isSide} />
    </Shell>
  );
}

interface LinesProps {
  words: GoalProps['words'];
  /** More than that have no room. */
  most: number;
  /** The next milestone is not told otherwise. */
  hasNext: boolean;
}

/** What has just happened and how it stands, the show's own bar, what comes next, what is on the way. */
function GoalLines({ words, most, hasNext }: LinesProps) {
  const { note, state, show, next, coming } = words;
  const news = note ?? state;
  const lines = [
    news !== null && (
      <Line key="state" className="pp-overlay-state">
        <bdi>
          <News>{news}</News>
        </bdi>
      </Line>
    ),
    show !== null && (
      <Line key="show" className="pp-overlay-show">
        <bdi>{show}</bdi>
      </Line>
    ),
    hasNext && next !== null && (
      <Line key="next" className="pp-overlay-next">
        <bdi>{next.title}</bdi>
        <Label>{next.toGo}</Label>
      </Line>
    ),
    coming !== null && (
      <Line key="coming" className="pp-overlay-fact">
        <bdi>{coming}</bdi>
      </Line>
    ),
  ].filter((line) => line !== false);
  return lines.slice(0, most);
}
