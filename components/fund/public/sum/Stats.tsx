import type { ReactNode } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { percentOf } from '@/hooks/fund/fundBar';
import type { FundFace } from '@/lib/shared/fund/messages';
import { isRunningFund } from '@/lib/shared/fund/states';

/** How many support it, how long it runs, and when that ends. */
export function Stats({ fund }: { fund: FundFace }) {
  const { t, i18n } = useTranslation('fund');
  const { mode, state, supporterCount, pledgeCount, deadlineAt, endedAt, startsAt } = fund;
  const isPledge = mode === 'ALL_OR_NOTHING' && fund.settled === 0;
  const count = isPledge ? pledgeCount : supporterCount;
  const figures = new Intl.NumberFormat(i18n.language);
  const isRunning = isRunningFund(state);
  return (
    <dl className="stats line">
      <Stat words={t(isPledge ? 'stats.pledges' : 'stats.supporters', { count })}>
        {figures.format(count)}
      </Stat>
      {isRunning && deadlineAt && <TimeLeft until={deadlineAt} />}
      {endedAt !== null && state !== 'CANCELLED' && (
        <Stat words={t('stats.of_goal')}>{percentOf(fund)}%</Stat>
      )}
      {isRunning && deadlineAt ? (
        <Stat
          words={
            <>
              {t(mode === 'KEEP' ? 'stats.ends_at' : 'stats.decides_at')}{' '}
              <LocalTime at={deadlineAt} as="time" />
            </>
          }
        >
          <LocalTime at={deadlineAt} as="day" />
        </Stat>
      ) : isRunning ? (
        <Stat words={t('stats.no_end')}>∞</Stat>
      ) : endedAt ? (
        <Stat words={t(state === 'CANCELLED' ? 'stats.cancelled' : 'stats.ended')}>
          <LocalTime at={endedAt} as="day" />
        </Stat>
      ) : startsAt ? (
        <Stat words={t('stats.starts')}>
          <LocalTime at={startsAt} as="day" />
        </Stat>
      ) : null}
    </dl>
  );
}

function Stat({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Days while there are some, then hours, then minutes. */
function TimeLeft({ until }: { until: string }) {
  const { t, i18n } = useTranslation('fund');
  const left = useCountdown(until);
  // The server does not know when its page is read.
  const [unit, size] =
    left === null || left >= 2 * DAY
      ? (['days', DAY] as const)
      : left >= 2 * HOUR
        ? (['hours', HOUR] as const)
        : (['minutes', 60] as const);
  const count = Math.floor((left ?? 0) / size);
  return (
    <Stat words={t(`stats.${unit}`, { count })}>
      {left === null ? '…' : new Intl.NumberFormat(i18n.language).format(count)}
    </Stat>
  );
}
