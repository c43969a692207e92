import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef } from 'react';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { useMovingRows } from '@/hooks/widgets/useMovingRows';
import type { ShownMember } from '@/lib/shared/parties/messages';
import { isRunning } from '@/lib/shared/parties/partyActions';
import { STATUS, isUp } from '@/lib/shared/parties/partyStatus';
import {
  Address,
  Announcement,
  Code,
  Coin,
  Facts,
  Head,
  Join,
  Label,
  Panel,
  QuietLabel,
  Root,
  State,
  Title,
  Words,
} from './QueueOverlay.styles';
import {
  Big,
  Lists,
  More,
  Name,
  Now,
  Place,
  Row,
  Rows,
  Seats,
  Sentence,
  WholeRows,
} from './QueueOverlayRows.styles';
import { ToolMark } from '@/components/shared/ToolMark';

/** More names than this are a number: the page keeps few nodes over a long stream. */
const NOW_SHOWN = 4;

interface Props {
  party: Omit<OverlayParty, 'creator'>;
  /** How many of the waiting are named. */
  nextCount: number;
  /** Where the code leads, and a shorter address to type; null shows no way in. */
  join: { url: string; host: string; path: string } | null;
  /** Shown inside another page: as tall as its rows, in that page's text size, without headings. */
  isEmbedded?: boolean;
}

/** What viewers of a stream see of a queue. The class names are for the creator's own CSS. */
export function QueueOverlay({ party, nextCount, join, isEmbedded = false }: Props) {
  const { t } = useTranslation('widgets');
  const lists = useRef<HTMLDivElement>(null);
  const now = party.partyMembers.filter((member) => isUp(member.status));
  const waiting = party.partyMembers.filter((member) => member.status === STATUS.waiting);
  const next = waiting.slice(0, nextCount);
  // Only lanes have a next one: any other order picks when it calls.
  const isInOrder = party.orderPolicy === 'LANES';
  useMovingRows(lists, [...now.slice(0, NOW_SHOWN), ...next].map((member) => member.id).join());

  const isFull = party.queueSize !== null && party.memberCount >= party.queueSize;
  const state = party.state === 'OPEN' && isFull ? t('full') : t(`state.${party.state}`);
  const canJoin = party.state === 'OPEN' && !isFull;
  const hasEnded = party.state === 'ENDED';
  const hasPage = isRunning(party);
  const heading = isEmbedded ? 'p' : undefined;
  return (
    <Root $isEmbedded={isEmbedded} className="pp-overlay">
      <Panel className="pp-card">
        <Head as={isEmbedded ? 'div' : 'header'} className="pp-overlay-head">
          <Coin>
            <ToolMark tool="queue" />
          </Coin>
          <Words>
            <Title as={heading} className="pp-overlay-title">
              <bdi>{party.title}</bdi>
            </Title>
            {hasPage && (
              <Facts>
                <span className="pp-overlay-count">
                  {t('waiting', { count: party.memberCount })}
                </span>
                {party.roundNo > 0 && (
                  <span className="pp-overlay-round">{t('round', { number: party.roundNo })}</span>
                )}
                {!canJoin && <State className="pp-overlay-state">{state}</State>}
              </Facts>
            )}
          </Words>
        </Head>
        {hasEnded && (
          <Now $isQuiet className="pp-overlay-state">
            <Sentence>{state}</Sentence>
          </Now>
        )}
        {!hasEnded && party.notice !== null && (
          <Announcement dir="auto" className="pp-overlay-notice">
            {party.notice}
          </Announcement>
        )}
        {!hasEnded && (
          <Lists ref={lists}>
            <Up people={now} heading={heading} sentence={t(sentenceFor(party))} />
            {next.length > 0 && (
              <>
                {!isInOrder && <QuietLabel as={heading}>{t('in_line')}</QuietLabel>}
                <WholeRows
                  className="pp-overlay-next"
                  aria-label={t(isInOrder ? 'next' : 'in_line')}
                >
                  {next.map((member, index) => (
                    <Row key={member.id} data-row={member.id} className="pp-overlay-row">
                      {isInOrder && <Place>{index + 1}</Place>}
                      <Name className="pp-overlay-name">{member.handle}</Name>
                      <Group seats={member.seats} />
                    </Row>
                  ))}
                </WholeRows>
              </>
            )}
          </Lists>
        )}
        {join !== null && hasPage && (
          <Join className="pp-overlay-join">
            <Code text={join.url} label={t('qr')} className="pp-overlay-qr" />
            <Words>
              <QuietLabel as={heading}>{t(canJoin ? 'join' : 'watch')}</QuietLabel>
              <Address dir="ltr" className="pp-overlay-address">
                {join.host}
                <span>{join.path}</span>
              </Address>
            </Words>
          </Join>
        )}
      </Panel>
    </Root>
  );
}

interface UpProps {
  people: readonly ShownMember[];
  heading: 'p' | undefined;
  /** Stands there while nobody is up. */
  sentence: string;
}

/** Who is up, called or playing. */
function Up({ people, heading, sentence }: UpProps) {
  const { t } = useTranslation('widgets');
  if (people.length === 0) {
    return (
      <Now $isQuiet className="pp-overlay-now">
        <Sentence>{sentence}</Sentence>
      </Now>
    );
  }
  return (
    <Now $isQuiet={false} className="pp-overlay-now">
      <Label as={heading}>{t('now')}</Label>
      <Rows>
        {people.slice(0, NOW_SHOWN).map((member) => (
          <Row key={member.id} data-row={member.id} className="pp-overlay-row">
            <Big className="pp-overlay-name">{member.handle}</Big>
            <Group seats={member.seats} />
          </Row>
        ))}
      </Rows>
      {people.length > NOW_SHOWN && <More>{t('more', { count: people.length - NOW_SHOWN })}</More>}
    </Now>
  );
}

/** How many come with one name. */
function Group({ seats }: { seats: number }) {
  return seats > 1 ? <Seats className="pp-overlay-group">×{seats}</Seats> : null;
}

/** What to say while nobody is up. */
function sentenceFor({ state, memberCount }: Props['party']): string {
  if (state === 'DRAFT' || state === 'SCHEDULED') return 'state.DRAFT';
  if (state === 'PAUSED') return 'back_soon';
  return state === 'OPEN' && memberCount === 0 ? 'be_first' : 'nobody';
}
