import styled from 'styled-components';
import { Facts } from '@/components/shared/overlay/fund/Facts';
import { FundJoin } from '@/components/shared/overlay/fund/FundJoin';
import { Limit, News, Sum, sumPx } from '@/components/shared/overlay/fund/fund.styles';
import { Track } from '@/components/shared/overlay/fund/Track';
import { Bar, Column } from '@/components/shared/overlay/shells/Bar';
import { BesideCode } from '@/components/shared/overlay/shells/lines.styles';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { ToolMark } from '@/components/shared/ToolMark';
import { barOf } from '@/hooks/fund/fundBar';
import { ringsOf, wholeOf } from '@/hooks/fund/overlay/milestones';
import { k } from '@/styles/overlay';
import type { GoalProps } from './Goal';

const Middle = styled.div`
  flex: 1 1 0;
  min-width: 0;
  padding-right: ${k(16)};

  [data-canvas='small'] & {
    margin-top: ${k(20)};
    padding-right: 0;
  }
`;

/** The second says less, and keeps its width. */
const Under = styled.div`
  display: flex;
  gap: ${k(24)};
  justify-content: space-between;
  min-width: 0;
  min-height: ${k(32)};
  margin-top: ${k(14)};

  > ${Label} {
    flex: 0 1 auto;
    min-width: 0;
  }

  > ${Label} + ${Label} {
    flex: none;
    max-width: 50%;
  }

  /* It goes below before either is cut. */
  [data-canvas='small'] && {
    flex-wrap: wrap;
    gap: 0 ${k(24)};

    > ${Label} {
      max-width: 100%;
    }
  }
`;

/** Title and sum, the bar with its milestones, and the way in, in one line. */
export function GoalBar({ fund, look, words, way }: GoalProps) {
  const isBeside = way !== null && look.hasCode;
  return (
    <Bar
      mark={<ToolMark tool="fund" />}
      join={way ? <FundJoin {...{ look, words, way }} /> : undefined}
    >
      <BesideCode $hasCode={isBeside}>
        <Limit $px={600}>
          <Column label={<bdi className="pp-overlay-title">{fund.title}</bdi>}>
            <Sum $px={sumPx(words.sum, 58)} className="pp-overlay-sum">
              <Rolling text={words.sum} />
              <Label>{words.of}</Label>
            </Sum>
          </Column>
        </Limit>
        <Middle>
          <Track parts={barOf(fund)} whole={wholeOf(fund)} px={34} rings={ringsOf(fund)} />
          <GoalFacts {...{ fund, look, words }} />
        </Middle>
      </BesideCode>
    </Bar>
  );
}

/** Under the bar: what has just happened or how it stands, else what comes next; and one fact more. */
function GoalFacts({ fund, look, words }: Omit<GoalProps, 'way'>) {
  const { note, state, show, next, coming, supporters } = words;
  const news = note ?? state;
  const fact = coming ?? (look.hasCount ? supporters : null);
  return (
    <Under>
      {news === null ? (
        <Label className="pp-overlay-next" data-whole="">
          {show ?? (next ? <NextStep next={next} /> : <Facts fund={fund} before={null} />)}
        </Label>
      ) : (
        <Label className="pp-overlay-state">
          <News>{news}</News>
        </Label>
      )}
      {fact !== null && (
        <Label className="pp-overlay-fact" data-whole="">
          {fact}
        </Label>
      )}
    </Under>
  );
}

function NextStep({ next: { title, toGo } }: { next: NonNullable<GoalProps['words']['next']> }) {
  return (
    <>
      <News>
        <bdi>{title}</bdi>
      </News>
      {' · '}
      {toGo}
    </>
  );
}
