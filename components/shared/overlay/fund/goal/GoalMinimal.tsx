import styled from 'styled-components';
import { News } from '@/components/shared/overlay/fund/fund.styles';
import { Track } from '@/components/shared/overlay/fund/Track';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { AddressLine } from '@/components/shared/overlay/shells/JoinWay';
import { Strong } from '@/components/shared/overlay/shells/lines.styles';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { barOf } from '@/hooks/fund/fundBar';
import { wholeOf } from '@/hooks/fund/overlay/milestones';
import { k } from '@/styles/overlay';
import type { GoalProps } from './Goal';

const Title = styled(Label)`
  && {
    flex: 0 1 auto;
    max-width: ${k(420)};
  }

  [data-canvas='small'] && {
    max-width: ${k(230)};
  }
`;

const Wide = styled.div`
  width: ${k(520)};
  max-width: 100%;
`;

const Amount = styled(Strong)`
  flex: none;
  font-size: ${k(42)};
`;

/** Plates only as wide as their words: the sum, the bar, what comes next, where to give. */
export function GoalMinimal({ fund, words, way }: GoalProps) {
  const { note, state, show, next, coming, sum, of } = words;
  const news = note ?? state;
  const fact = show ?? coming;
  return (
    <Minimal>
      <Capsule mark={<ToolMark tool="fund" />} className="pp-overlay-sum">
        <Title>
          <bdi>{fund.title}</bdi>
        </Title>
        <Amount>
          <Rolling text={sum} />
        </Amount>
        <Label>{of}</Label>
      </Capsule>
      <Capsule isSmall className="pp-overlay-bar">
        <Wide>
          <Track parts={barOf(fund)} whole={wholeOf(fund)} px={20} />
        </Wide>
      </Capsule>
      {news !== null && (
        <Capsule isSmall className="pp-overlay-state">
          <Strong>
            <News>{news}</News>
          </Strong>
        </Capsule>
      )}
      {news === null && next !== null && (
        <Capsule isSmall className="pp-overlay-next">
          <Strong>
            <bdi>{next.title}</bdi>
          </Strong>
          <Label>{next.toGo}</Label>
        </Capsule>
      )}
      {fact !== null && (
        <Capsule isSmall className="pp-overlay-fact">
          <Strong>{fact}</Strong>
        </Capsule>
      )}
      {way && (
        <Capsule isSmall>
          <AddressLine way={way} />
        </Capsule>
      )}
    </Minimal>
  );
}
