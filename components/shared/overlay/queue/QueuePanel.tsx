import { useRef } from 'react';
import styled from 'styled-components';
import { ToolMark } from '@/components/shared/ToolMark';
import type { Way } from '@/components/shared/overlay/part';
import { Card } from '@/components/shared/overlay/shells/Card';
import { FootJoin } from '@/components/shared/overlay/shells/JoinWay';
import { NameItem, NameRows } from '@/components/shared/overlay/shells/Names';
import { Plate } from '@/components/shared/overlay/shells/Panel';
import { Rolling } from '@/components/shared/overlay/shells/Rolling';
import { Side } from '@/components/shared/overlay/shells/Side';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useMovingRows } from '@/hooks/widgets/useMovingRows';
import { k, overlayText } from '@/styles/overlay';
import { weight } from '@/styles/tokens';
import { PlayingList } from './Playing';
import type { QueueView } from './queueView';

/** Gives way first when the canvas is low: its last rows go, never the way in. */
const Lists = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-height: 0;
  overflow: hidden;

  > ${Label} {
    flex: none;
    margin-bottom: ${k(8)};
  }
`;

/** What the host tells everybody, at most three lines of it. */
const Notice = styled.p`
  display: -webkit-box;
  flex: none;
  margin: 0 0 ${k(18)};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-size: ${overlayText.next};
  font-weight: ${weight.strong};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

/** A fact that gives way when the line is short. */
const Facts = styled.span`
  display: flex;
  gap: 0.6em;
  min-width: 0;
`;

interface Props {
  view: QueueView;
  design: 'CARD' | 'SIDE';
  /** How many of the waiting are named. */
  nextCount: number;
  way: Way | null;
  hasCode: boolean;
  hasCount: boolean;
  /** As wide as what it stands in. */
  isEmbedded?: boolean;
}

/** A queue as a card or along a side: title, who plays, who is next, the way in. */
export function QueuePanel({ view, design, nextCount, way, hasCode, hasCount, isEmbedded }: Props) {
  const { t } = useTranslation('widgets');
  const lists = useRef<HTMLDivElement>(null);
  const next = view.next.slice(0, nextCount);
  useMovingRows(lists, [...view.now, ...next].map(({ id }) => id).join());
  const facts = (
    <Facts>
      {hasCount && view.count !== null && (
        <span className="pp-overlay-count">
          <Rolling text={view.count} />
        </span>
      )}
      {view.round !== null && <span className="pp-overlay-round">{view.round}</span>}
      {view.state !== null && <em className="pp-overlay-state">{view.state}</em>}
    </Facts>
  );
  const panel = {
    mark: <ToolMark tool="queue" />,
    title: view.title,
    label: view.wayLabel === null ? undefined : facts,
    join:
      way && view.wayLabel !== null ? (
        <FootJoin way={way} label={view.wayLabel} codeLabel={hasCode ? t('qr') : null} />
      ) : undefined,
  };
  const content = (
    <>
      {view.notice !== null && (
        <Notice dir="auto" className="pp-overlay-notice">
          {view.notice}
        </Notice>
      )}
      <Lists ref={lists} data-whole="">
        {view.sentence === null ? (
          <Plate label={t('now')} className="pp-overlay-now">
            <PlayingList people={view.now} />
          </Plate>
        ) : (
          <Plate isQuiet className="pp-overlay-now">
            {view.sentence}
          </Plate>
        )}
        {next.length > 0 && !view.isInOrder && <Label>{view.nextLabel}</Label>}
        {next.length > 0 && (
          <NameRows label={view.nextLabel} className="pp-overlay-next">
            {next.map((member, index) => (
              <NameItem
                key={member.id}
                id={member.id}
                place={view.isInOrder ? index + 1 : null}
                name={member.handle}
                seats={member.seats}
              />
            ))}
          </NameRows>
        )}
      </Lists>
    </>
  );
  return design === 'CARD' ? (
    <Card {...panel} width={isEmbedded ? null : undefined}>
      {content}
    </Card>
  ) : (
    <Side {...panel}>{content}</Side>
  );
}
