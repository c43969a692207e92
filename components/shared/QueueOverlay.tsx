import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef } from 'react';
import type { OverlayParty } from '@/hooks/widgets/overlayConnection';
import { useMovingRows } from '@/hooks/widgets/useMovingRows';
import { STATUS, isUp } from '@/lib/shared/partyStatus';
import {
  Big,
  Facts,
  Head,
  JoinAddress,
  JoinPlate,
  JoinText,
  Label,
  Lists,
  Code,
  Name,
  Place,
  Plate,
  Quiet,
  Root,
  Row,
  Rows,
  Title,
} from './QueueOverlay.styles';

/** More names than this are a number: the page keeps few nodes over a long stream. */
const NOW_SHOWN = 4;

interface Props {
  party: OverlayParty;
  /** How many of the waiting are named. */
  nextCount: number;
  /** Where to join; null shows no way in. */
  joinUrl: string | null;
  /** Shown inside another page: as tall as its rows, in that page's text size, without headings. */
  isEmbedded?: boolean;
}

/** What viewers of a stream see of a queue. The class names are for the creator's own CSS. */
export function QueueOverlay({ party, nextCount, joinUrl, isEmbedded = false }: Props) {
  const { t } = useTranslation('widgets');
  const lists = useRef<HTMLDivElement>(null);
  const now = party.partyMembers.filter((member) => isUp(member.status));
  const waiting = party.partyMembers.filter((member) => member.status === STATUS.waiting);
  const next = waiting.slice(0, nextCount);
  // Only lanes have a next one: any other order picks when it calls.
  const isInOrder = party.orderPolicy === 'LANES';
  const nowShown = now.slice(0, NOW_SHOWN);
  useMovingRows(lists, [...nowShown, ...next].map((member) => member.id).join());

  const isFull = party.queueSize !== null && party.memberCount >= party.queueSize;
  const state = party.state === 'OPEN' && isFull ? t('full') : t(`state.${party.state}`);
  const heading = isEmbedded ? 'p' : undefined;
  return (
    <Root $isEmbedded={isEmbedded} className="pp-overlay">
      <Head as={isEmbedded ? 'div' : 'header'} className="pp-overlay-head">
        <Title as={heading} className="pp-overlay-title">
          <bdi>{party.title}</bdi>
        </Title>
        <Facts>
          <span className="pp-overlay-state">{state}</span>
          <span className="pp-overlay-count">{t('waiting', { count: party.memberCount })}</span>
        </Facts>
      </Head>
      {party.state !== 'ENDED' && (
        <Lists ref={lists}>
          <Plate className="pp-overlay-now">
            <Label as={heading}>{t('now')}</Label>
            {now.length === 0 && <Quiet>{t('nobody')}</Quiet>}
            <Rows>
              {nowShown.map((member) => (
                <Row key={member.id} data-row={member.id} className="pp-overlay-row">
                  <Big className="pp-overlay-name">{member.handle}</Big>
                  <Group seats={member.seats} />
                </Row>
              ))}
            </Rows>
            {now.length > NOW_SHOWN && (
              <Quiet>{t('more', { count: now.length - NOW_SHOWN })}</Quiet>
            )}
          </Plate>
          {next.length > 0 && (
            <Plate className="pp-overlay-next">
              <Label as={heading}>{t(isInOrder ? 'next' : 'in_line')}</Label>
              <Rows>
                {next.map((member, index) => (
                  <Row key={member.id} data-row={member.id} className="pp-overlay-row">
                    {isInOrder && <Place>{index + 1}</Place>}
                    <Name className="pp-overlay-name">{member.handle}</Name>
                    <Group seats={member.seats} />
                  </Row>
                ))}
              </Rows>
            </Plate>
          )}
        </Lists>
      )}
      {party.state === 'OPEN' && joinUrl !== null && (
        <JoinPlate className="pp-overlay-join">
          <Code text={joinUrl} label={t('qr')} className="pp-overlay-qr" />
          <JoinText>
            <Label>{t('join')}</Label>
            <JoinAddress dir="ltr">{joinUrl.replace(/^https?:\/\//, '')}</JoinAddress>
          </JoinText>
        </JoinPlate>
      )}
    </Root>
  );
}

/** How many come with one name. */
function Group({ seats }: { seats: number }) {
  return seats > 1 ? <Place className="pp-overlay-group">×{seats}</Place> : null;
}
