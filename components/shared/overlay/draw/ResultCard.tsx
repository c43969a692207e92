import { Clock } from '@/components/shared/draw/Clock';
import { Label } from '@/components/shared/overlay/QueueOverlay.styles';
import {
  Big,
  Lists,
  Name,
  Now,
  Place,
  Row,
  Sentence,
  WholeRows,
} from '@/components/shared/overlay/QueueOverlayRows.styles';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { holdersOf, shownWinner } from '@/hooks/lottery/fan/fanState';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import type { LotteryWinner } from '@/lib/shared/lottery/messages';
import { ENTRY } from '@/lib/shared/lottery/states';
import { ClaimLine, Prize, Told, Won } from './Card.styles';
import { DrawFrame } from './DrawFrame';
import type { Ways } from './DrawOverlay';

/** More rows than these never fit, whatever the size of the source. */
const ROWS = 12;

interface Props {
  lottery: LiveLottery;
  ways: Ways;
}

/** Who won what, whose claim is awaited, and where to check it. */
export function ResultCard({ lottery, ways }: Props) {
  const { t } = useTranslation('drawOverlay');
  const { memberCount, ticketTotal, title } = lottery;
  const shown = shownWinner(lottery);
  const others = holdersOf(lottery).filter(({ id }) => id !== shown?.id);
  const people = t('people', { count: memberCount });
  return (
    <DrawFrame
      title={title}
      about={`${people} · ${t('tickets', { count: ticketTotal })}`}
      way={{ label: t('check'), url: ways.checkUrl }}
      ways={ways}
    >
      {shown === null ? (
        <Now $isQuiet className="pp-overlay-now">
          <Sentence>{t('nobody')}</Sentence>
        </Now>
      ) : (
        <Won key={shown.id} className="pp-overlay-now">
          <UserPhoto src={shown.profilePhoto} name={shown.handle ?? ''} side={100} />
          <div>
            <Label>{t(isNext(lottery, shown) ? 'winner.next' : 'winner.label')}</Label>
            <Big as="div" className="pp-overlay-name">
              <bdi>{shown.handle ?? t('gone')}</bdi>
            </Big>
            <Prize>
              <bdi>{lottery.prizes[shown.prize]?.title}</bdi>
            </Prize>
          </div>
          <Claim winner={shown} />
        </Won>
      )}
      {others.length > 0 && (
        <Lists>
          <WholeRows className="pp-overlay-next" aria-label={t('others')}>
            {others.slice(0, ROWS).map((winner) => (
              <Row key={winner.id} className="pp-overlay-row">
                <Place>{winner.slot}</Place>
                <Told>
                  <Name className="pp-overlay-name">{winner.handle ?? t('gone')}</Name>
                  <p>
                    <bdi>{lottery.prizes[winner.prize]?.title}</bdi>
                  </p>
                </Told>
              </Row>
            ))}
          </WholeRows>
        </Lists>
      )}
    </DrawFrame>
  );
}

/** Until when the winner can claim, or that they did; nothing before the host's word. */
function Claim({ winner }: { winner: LotteryWinner }) {
  const { t } = useTranslation('drawOverlay');
  if (winner.status === ENTRY.won && winner.claimBy !== null) {
    return (
      <ClaimLine className="pp-overlay-claim">
        <Label>{t('claim_within')}</Label>
        <Clock until={winner.claimBy} />
      </ClaimLine>
    );
  }
  if (winner.status < ENTRY.claimed) return null;
  return (
    <ClaimLine className="pp-overlay-claim">
      <Label>{t('claimed')}</Label>
    </ClaimLine>
  );
}

/** The prize came from somebody who lost it. */
function isNext({ winners }: LiveLottery, shown: LotteryWinner): boolean {
  return winners.some(({ id, slot }) => slot === shown.slot && id !== shown.id);
}
