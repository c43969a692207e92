import { FundBar } from '@/components/shared/fund/FundBar';
import { YouReceive } from '@/components/shared/money/YouReceive';
import { DayTimes } from '@/components/shared/slots/Slots.styles';
import { WaitingSheet } from '@/components/shared/ticket/WaitingSheet';
import { BigNumber } from '@/components/ui/BigNumber';
import { Notice } from '@/components/ui/Notice';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { barOf } from '@/hooks/fund/fundBar';
import { useMoney } from '@/hooks/fund/useMoney';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { currencyOf } from '@/lib/i18n/currencyOf';
import { Beside, Facts, OneLine, Paper, Person } from './screens.styles';

/** A ticket, third in line. */
export function QueueScreen() {
  return (
    <WaitingSheet
      isSmall
      firstPlace={6}
      ticket={{
        position: 3,
        noLaterThan: null,
        isMine: true,
        handle: 'mira_k',
        waitRange: { fromMinutes: 10, toMinutes: 14 },
        party: { state: 'OPEN', orderPolicy: 'LANES', game: 'Rift Runners' },
      }}
    />
  );
}

const ENTRIES = 248;
/** Who wins it. */
export const WINNER = 'lenaluna';
/** A made-up hash; the pictures of the fair draw show it, too. */
export const SEAL = '9f3c 07b2 … e1a7';

/** A draw that is over and was checked. */
export function ChanceScreen() {
  const { t } = useTranslation('landing');
  return (
    <Paper>
      <Person>
        <UserPhoto name={WINNER} side={52} />
        <p>
          <small>{t('chance.winner')}</small>
          <b>{WINNER}</b>
        </p>
      </Person>
      <Facts>
        <div>
          <dt>{t('chance.odds')}</dt>
          <dd>{t('chance.odds.value', { count: ENTRIES })}</dd>
        </div>
        <div>
          <dt>{t('chance.seal')}</dt>
          <dd>{SEAL}</dd>
        </div>
      </Facts>
      <Notice kind="good">
        <p>{t('chance.checked')}</p>
      </Notice>
    </Paper>
  );
}

const FUND = { raised: 128_400, pending: 12_000, goal: 200_000 } as const;
const GIVEN = 1_500;

/** A fund on its way. */
export function FundScreen() {
  const { t, i18n } = useTranslation('landing');
  const money = useMoney(currencyOf(i18n.language));
  return (
    <Paper>
      <Beside>
        <b>{t('fund.sample')}</b>
        <span>{t('fund.left', { count: 6 })}</span>
      </Beside>
      <OneLine>
        <BigNumber tone="fund" value={money.brief(FUND.raised)} label={t('fund.raised')}>
          <p>{t('fund.goal', { goal: money.brief(FUND.goal) })}</p>
        </BigNumber>
      </OneLine>
      <FundBar parts={barOf({ mode: 'KEEP', state: 'LIVE', ...FUND })} />
      <Person>
        <UserPhoto name="tobi_plays" side={36} />
        <p>
          <b>{t('fund.gave', { name: 'tobi_plays', amount: money.brief(GIVEN) })}</b>
          <small>{t('fund.message')}</small>
        </p>
      </Person>
    </Paper>
  );
}

const PRICE = 4_500;
/** Three evenings of a week, in UTC, and the one that is chosen. */
const TIMES = ['2026-01-02T18:00Z', '2026-01-03T19:30Z', '2026-01-04T16:00Z'];
const CHOSEN = 1;

/** An hour that is for sale, and what its seller gets of it. */
export function ExperienceScreen() {
  const { t, i18n } = useTranslation('landing');
  const currency = currencyOf(i18n.language);
  const money = useMoney(currency);
  const time = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <Paper>
      <Beside>
        <b>{t('experience.sample')}</b>
        <b>{money.exact(PRICE)}</b>
      </Beside>
      <DayTimes>
        <fieldset>
          <div>
            {TIMES.map((at, index) => (
              <label key={at}>
                <input type="radio" defaultChecked={index === CHOSEN} />
                <span>{time.format(new Date(at))}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </DayTimes>
      <YouReceive kind="EXPERIENCE" price={{ amount: PRICE, currency }} />
    </Paper>
  );
}
