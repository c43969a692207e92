import { Clock } from '@/components/shared/draw/Clock';
import { TicketField, FieldLegend } from '@/components/shared/draw/TicketField';
import { Announcement } from '@/components/shared/overlay/QueueOverlay.styles';
import { useFreshTickets } from '@/hooks/lottery/overlay/useFreshTickets';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useCoalesced } from '@/hooks/ui/useCoalesced';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import type { LiveLottery } from '@/lib/live/lottery/liveLottery';
import { Counts, Dots, LastSeconds, Loud, Newest, Quiet } from './Card.styles';
import { DrawFrame } from './DrawFrame';
import type { Ways } from './DrawOverlay';
import { prizesInALine } from './prizesInALine';
import { hexGroups } from './hexGroups';

/** Few dots are large enough to be seen. */
const COLUMNS = { few: 20, many: 40 };
const MANY = 160;
/** More names than this never fit the line. */
const NEWEST = 4;
/** A dozen changes a second are one that can be seen. */
const STEP_MS = 250;
const LAST_SECONDS = 10;
/** As many hex digits of the log's head as a stream shows while people enter. */
const HEAD_DIGITS = 16;

interface Props {
  lottery: LiveLottery;
  ways: Ways;
}

/** A draw that people may enter, or soon may: how long there is, who is in, and the way in. */
export function DrawCard({ lottery: newest, ways }: Props) {
  const { t } = useTranslation('drawOverlay');
  const lottery = useCoalesced(newest, STEP_MS);
  const { closesAt, notice, opensAt, prizes, prizeCount, state, title } = lottery;
  const isOpen = state === 'OPEN';
  const left = useCountdown(isOpen ? closesAt : null);
  return (
    <DrawFrame
      title={title}
      about={prizesInALine(prizes, prizeCount, t)}
      state={state === 'PAUSED' ? t('paused') : undefined}
      way={{ label: t(isOpen ? 'enter' : 'follow'), url: ways.enterUrl }}
      ways={ways}
    >
      {notice !== null && (
        <Announcement dir="auto" className="pp-overlay-notice">
          {notice}
        </Announcement>
      )}
      {isOpen && closesAt !== null && left !== null && left <= LAST_SECONDS ? (
        <LastSeconds className="pp-overlay-time">
          <Quiet>{t('closes_in')}</Quiet>
          <Clock until={closesAt} />
        </LastSeconds>
      ) : state === 'SCHEDULED' ? (
        <Counts className="pp-overlay-time">
          <div>
            <Quiet>{t('opens_in')}</Quiet>
            {opensAt !== null && <Clock until={opensAt} />}
          </div>
        </Counts>
      ) : (
        <Entrants lottery={lottery} />
      )}
    </DrawFrame>
  );
}

/** How many are in, a dot for each ticket, who came last unless a notice needs their line, and the log. */
function Entrants({ lottery }: { lottery: LiveLottery }) {
  const { t, i18n } = useTranslation('drawOverlay');
  const { closesAt, creator, logHead, memberCount, partyMembers, state, ticketTotal } = lottery;
  const fresh = useFreshTickets(ticketTotal);
  return (
    <>
      <Counts className="pp-overlay-time">
        <div>
          {state === 'PAUSED' ? (
            <Loud>{t('stay')}</Loud>
          ) : closesAt === null ? (
            <Loud>{t('by_hand', { name: creator.name })}</Loud>
          ) : (
            <>
              <Quiet>{t('closes_in')}</Quiet>
              <Clock until={closesAt} />
            </>
          )}
        </div>
        <div className="pp-overlay-count">
          <b>{numbersIn(i18n.language).format(memberCount)}</b>
          <Quiet>{t('entered', { count: memberCount })}</Quiet>
        </div>
      </Counts>
      {ticketTotal === 0 ? (
        <Loud className="pp-overlay-first">{t('be_first')}</Loud>
      ) : (
        <>
          <Dots className="pp-overlay-dots">
            <TicketField
              total={ticketTotal}
              columns={ticketTotal < MANY ? COLUMNS.few : COLUMNS.many}
              fresh={fresh}
            />
            <Quiet>
              <FieldLegend total={ticketTotal} />
            </Quiet>
          </Dots>
          {lottery.notice === null && (
            <Newest className="pp-overlay-newest" aria-label={t('newest')}>
              {partyMembers.slice(0, NEWEST).map(({ id, handle }) => (
                <li key={id}>
                  <bdi>{handle}</bdi>
                </li>
              ))}
            </Newest>
          )}
        </>
      )}
      {logHead !== null && (
        <Quiet className="pp-overlay-log">
          {t('log')} <bdi dir="ltr">{hexGroups(logHead, HEAD_DIGITS)}</bdi>
        </Quiet>
      )}
    </>
  );
}
