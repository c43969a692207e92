import styled from 'styled-components';
import type { PartProps } from '@/components/shared/overlay/part';
import { Capsule as Plate } from '@/components/shared/overlay/shells/Capsule';
import { Coin } from '@/components/shared/overlay/shells/Coin';
import { Minimal } from '@/components/shared/overlay/shells/Minimal';
import { ToolMark, type Tool } from '@/components/shared/ToolMark';
import { useReadAloud } from '@/hooks/widgets/alerts/useReadAloud';
import { useAlertSound } from '@/hooks/widgets/useAlertSound';
import { useAlertWords } from '@/hooks/widgets/useAlertWords';
import type { AlertKind, WidgetAlert } from '@/lib/shared/widgets/messages';
import { k } from '@/styles/overlay';
import { Beside, Capsule, Text, Wide } from './alert.styles';
import { AlertLine } from './AlertLine';

/** Whose mark an alert wears. */
const TOOLS: Record<AlertKind, Tool> = {
  CALLED: 'queue',
  WON: 'chance',
  CONTRIBUTION: 'fund',
  MILESTONE: 'fund',
  GOAL: 'fund',
  TEST: 'queue',
};
/** A name is shown in letters of at least this share of the usual size. */
const LEAST = 0.6;
/** Two lines in all, where both are long. */
const LINES = 2;

const Plates = styled.div`
  max-width: 100%;

  > .pp-alert-name {
    height: ${k(84)};
    padding: 0 ${k(38)};
    font-size: ${k(46)};
  }

  > .pp-alert-name p {
    max-width: ${k(1000)};
  }

  > .pp-alert-text {
    height: auto;
    max-width: min(100%, ${k(900)});
    padding: ${k(10)} ${k(30)};
    border-radius: ${k(34)};
    white-space: normal;
  }

  > .pp-alert-text p {
    margin: 0;
    color: inherit;
  }

  > div + div {
    width: fit-content;
    margin-top: ${k(12)};
  }

  > div:first-child {
    width: fit-content;
  }
`;

/** What an alert is about: the state of its part. */
export interface AlertState {
  alert: WidgetAlert;
  /** Whether and how its words are read aloud. */
  speech: Parameters<typeof useReadAloud>[1];
}

/** Something that happened, for a moment: who, what, and at most two lines of what they wrote. */
export function Alert({ state: { alert, speech }, look, volume }: PartProps<AlertState>) {
  const words = useAlertWords(alert);
  useAlertSound(alert.id, volume);
  useReadAloud(alert, speech);
  const coin = <Coin mark={<ToolMark tool={TOOLS[alert.kind]} />} />;
  const line = <AlertLine words={words} least={LEAST} />;
  switch (look.design) {
    case 'MINIMAL':
      return (
        <Minimal>
          <Plates>
            <Plate tone="won" className="pp-alert pp-alert-name">
              {line}
            </Plate>
            {words.text !== null && (
              <Plate isSmall className="pp-alert-text">
                <Text $lines={LINES} dir="auto">
                  {words.text}
                </Text>
              </Plate>
            )}
          </Plates>
        </Minimal>
      );
    case 'SIDE':
      return (
        <Beside className="pp-side pp-alert">
          {coin}
          <div>
            {line}
            <Second text={words.text} lines={LINES} />
          </div>
        </Beside>
      );
    case 'CARD':
      return (
        <Wide className={look.place === 'MIDDLE' ? 'pp-card pp-alert' : 'pp-card pp-alert corner'}>
          {coin}
          <div>
            {line}
            <Second text={words.text} lines={LINES} />
          </div>
        </Wide>
      );
    default:
      return (
        <Capsule className="pp-bar pp-alert">
          {coin}
          <div>
            {line}
            <Second text={words.text} lines={1} />
          </div>
        </Capsule>
      );
  }
}

function Second({ text, lines }: { text: string | null; lines: number }) {
  if (text === null) return null;
  return (
    <Text $lines={lines} dir="auto" className="pp-alert-text">
      {text}
    </Text>
  );
}
