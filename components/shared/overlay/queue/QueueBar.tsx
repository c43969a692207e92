import { useRef } from 'react';
import { ToolMark } from '@/components/shared/ToolMark';
import type { Way } from '@/components/shared/overlay/part';
import { Bar, Column } from '@/components/shared/overlay/shells/Bar';
import { BarJoin } from '@/components/shared/overlay/shells/JoinWay';
import { NameItem, WholeNames } from '@/components/shared/overlay/shells/Names';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { Hero, Separator } from '@/components/shared/overlay/shells/words.styles';
import { FitSentence } from '@/components/shared/overlay/shells/FitLine';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useMovingRows } from '@/hooks/widgets/useMovingRows';
import styled from 'styled-components';
import { k } from '@/styles/overlay';
import { PlayingLine, usePlayingMore } from './Playing';
import type { QueueView } from './queueView';

const NEXT_SHOWN = 5;
/** On a small canvas the code is as high as so many rows. */
const CODE_ROWS = 3;

/** One list for what moves from next to now; it adds no box of its own. */
const Lists = styled.div`
  display: contents;
`;

const Now = styled.div<{ $isSentence: boolean }>`
  flex: 0 1 auto;
  min-width: 0;
  max-width: ${({ $isSentence }) => ($isSentence ? 'none' : k(600))};

  [data-canvas='medium'] & {
    max-width: ${({ $isSentence }) => ($isSentence ? 'none' : k(420))};
  }

  [data-canvas='small'] & {
    max-width: none;
  }
`;

interface Props {
  view: QueueView;
  way: Way | null;
  hasCode: boolean;
  hasCount: boolean;
}

/** A queue along an edge: who plays, who is next, the way in. */
export function QueueBar({ view, way, hasCode, hasCount }: Props) {
  const { t } = useTranslation('widgets');
  const lists = useRef<HTMLDivElement>(null);
  const next = view.next.slice(0, NEXT_SHOWN);
  useMovingRows(lists, [...view.now, ...next].map(({ id }) => id).join());
  const more = usePlayingMore(view.now);
  const isLow = next.length < CODE_ROWS;
  const hasWay = view.wayLabel !== null;
  // What stands over a sentence already is not said twice.
  const state = view.sentence === null ? view.state : null;
  const facts = [hasCount ? view.count : null, state].filter((fact) => fact !== null);

  return (
    <Bar
      mark={<ToolMark tool="queue" />}
      join={
        way && view.wayLabel !== null ? (
          <BarJoin way={way} label={view.wayLabel} codeLabel={hasCode ? t('qr') : null} />
        ) : undefined
      }
    >
      <Lists ref={lists}>
        <Now $isSentence={view.sentence !== null} className="pp-overlay-now">
          {view.sentence === null ? (
            <Column isBesideCode={isLow} label={more === null ? t('now') : `${t('now')} · ${more}`}>
              <PlayingLine people={view.now} />
            </Column>
          ) : (
            <Column isBesideCode={isLow} label={hasWay ? (view.state ?? view.title) : view.title}>
              <Hero className="pp-overlay-state">
                <FitSentence text={view.sentence} least={0.66} />
              </Hero>
            </Column>
          )}
        </Now>
        {next.length > 0 && <Separator />}
        <Column
          isGrowing
          isBesideCode
          label={
            <NextLabel
              label={next.length > 0 ? view.nextLabel : null}
              facts={hasWay ? facts : []}
              notice={view.notice}
            />
          }
        >
          {next.length > 0 && (
            <WholeNames label={view.nextLabel} className="pp-overlay-next">
              {next.map((member, index) => (
                <NameItem
                  key={member.id}
                  id={member.id}
                  place={view.isInOrder ? index + 1 : null}
                  name={member.handle}
                  seats={member.seats}
                />
              ))}
            </WholeNames>
          )}
        </Column>
      </Lists>
    </Bar>
  );
}

interface LabelProps {
  label: string | null;
  facts: string[];
  notice: string | null;
}

/** What the list is, how it stands, and what the host tells everybody. */
function NextLabel({ label, facts, notice }: LabelProps) {
  return (
    <>
      {label}
      {facts.map((fact, index) => (
        <em key={index} className="pp-overlay-count">
          {(label !== null || index > 0) && ' · '}
          <Rolling text={fact} />
        </em>
      ))}
      {notice !== null && (
        <>
          {(label !== null || facts.length > 0) && ' · '}
          <bdi className="pp-overlay-notice">{notice}</bdi>
        </>
      )}
    </>
  );
}
