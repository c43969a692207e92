import styled from 'styled-components';
import type { Way } from '@/components/shared/overlay/part';
import { ToolMark, type Tool } from '@/components/shared/ToolMark';
import { Bar } from '@/components/shared/overlay/shells/Bar';
import { Capsule } from '@/components/shared/overlay/shells/Capsule';
import { Card } from '@/components/shared/overlay/shells/Card';
import { Coin } from '@/components/shared/overlay/shells/Coin';
import { AddressLine } from '@/components/shared/overlay/shells/JoinWay';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Label, Separator } from '@/components/shared/overlay/shells/words.styles';
import { useTurns } from '@/hooks/ui/time/useTurns';
import type { Design } from '@/lib/shared/widgets/kinds';
import { k, overlayText, risesIn, rounded } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';
import type { TickerLine } from './tickerLines';
import { News } from './News';

const TURN_MS = 8_000;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
`;

const Line = styled.div`
  display: flex;
  gap: 0 ${k(16)};
  align-items: baseline;
  min-width: 0;
  max-width: 100%;
  font-size: ${k(32)};
  line-height: 1.3;
  ${risesIn}

  > ${Label} {
    flex: none;
    max-width: 50%;
  }

  [data-in='panel'] & {
    display: block;
    font-size: ${overlayText.next};

    > ${Label} {
      max-width: none;
    }
  }
`;

const Dots = styled.span`
  display: flex;
  flex: none;
  gap: ${k(10)};

  [data-canvas='small'] &,
  [data-canvas='medium'] & {
    display: none;
  }
`;

const Dot = styled.i`
  width: ${k(14)};
  height: ${k(14)};
  border-radius: ${rounded};
  background: ${color.control};

  &[data-is-on] {
    width: ${k(34)};
    background: ${color.accent};
  }
`;

const End = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${k(22)};
  align-self: stretch;
  max-width: 40%;
  font-size: ${k(32)};

  ${Separator} {
    margin: ${k(18)} 0;
  }

  [data-canvas='small'] &,
  [data-canvas='medium'] & {
    display: none;
  }
`;

const CoinRow = styled.div`
  display: flex;
  gap: ${k(22)};
  align-items: center;

  .pp-coin {
    width: ${k(96)};
    height: ${k(96)};
    margin: ${k(-10)} 0 ${k(-10)} ${k(-58)};
  }
`;

const All = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${k(22)};
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  font-weight: ${weight.strong};

  > li {
    flex: none;
  }
`;

interface Props {
  tool: Tool;
  /** Of the tool. */
  title: string;
  lines: TickerLine[];
  design: Design;
  way: Way;
}

/** News one after the other, each for some seconds and none of them running away. */
export function Ticker({ tool, title, lines, design, way }: Props) {
  const turn = useTurns(design === 'SIDE' ? 1 : lines.length, TURN_MS);
  const line = lines[turn];
  const mark = <ToolMark tool={tool} />;
  if (!line) return null;
  if (design === 'SIDE') {
    return (
      <Side mark={mark} title={title}>
        <All data-in="panel" className="pp-overlay-ticker">
          {lines.map((each) => (
            <li key={each.id}>
              <News line={each} way={way} lines={2} isUnderTitle />
            </li>
          ))}
        </All>
      </Side>
    );
  }
  if (design === 'CARD') {
    return (
      <Card mark={mark}>
        <CoinRow>
          <Coin mark={mark} />
          <Words data-in="panel" className="pp-overlay-ticker">
            <Line key={line.id}>
              <News line={line} way={way} lines={2} />
            </Line>
          </Words>
        </CoinRow>
      </Card>
    );
  }
  const words = (
    <Line key={line.id}>
      <News line={line} way={way} lines={1} />
    </Line>
  );
  if (design === 'MINIMAL') {
    return (
      <Minimal>
        <Capsule mark={mark} className="pp-overlay-ticker">
          {words}
        </Capsule>
      </Minimal>
    );
  }
  return (
    <Bar isSlim mark={mark}>
      <Words className="pp-overlay-ticker">{words}</Words>
      {lines.length > 1 && (
        <Dots aria-hidden="true">
          {lines.map((each, index) => (
            <Dot key={each.id} data-is-on={index === turn || undefined} />
          ))}
        </Dots>
      )}
      {lines.some(({ isAddress }) => isAddress) && (
        <End className="pp-overlay-join">
          <Separator />
          <AddressLine way={way} />
        </End>
      )}
    </Bar>
  );
}
