import { LocalTime } from '@/components/shared/LocalTime';
import type { LotterySummary } from '@/hooks/lottery/types';
import { drawGroups } from '@/hooks/lottery/list/drawGroups';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ClaimingDraw } from './ClaimingDraw';
import { DrawRow, ToConsole } from './DrawRow';
import { Rows } from './Draws.styles';
import { LiveDraw } from './LiveDraw';

/** What runs, what waits for a claim, what is planned and what is not open yet. */
export function CurrentDraws({ draws }: { draws: readonly LotterySummary[] }) {
  const { t } = useTranslation('lotteryList');
  const { running, claiming, planned, drafts } = drawGroups(draws);
  return (
    <Rows role="list" aria-label={t('current')}>
      {running.map((draw) => (
        <LiveDraw key={draw.id} draw={draw} />
      ))}
      {claiming.map((draw) => (
        <ClaimingDraw key={draw.id} draw={draw} />
      ))}
      {planned.map((draw) => (
        <DrawRow
          key={draw.id}
          draw={draw}
          status="quiet"
          state={t('draw:state.SCHEDULED')}
          act={<ToConsole draw={draw} words={t('dashboard:party.open_console')} />}
        >
          {draw.opensAt && <LocalTime at={draw.opensAt} as="moment" />} ·{' '}
          {t('dashboard:list.by_itself')}
          {draw.askerCount ? ` · ${t('dashboard:list.asked', { count: draw.askerCount })}` : null}
        </DrawRow>
      ))}
      {drafts.map((draw) => (
        <DrawRow
          key={draw.id}
          draw={draw}
          status="quiet"
          state={t('draft')}
          act={<ToConsole draw={draw} words={t('go_on')} />}
        >
          {t('prizes', { count: draw.prizeCount })} ·{' '}
          {t(draw.claimMode === 'LIVE' ? 'mode.LIVE' : 'mode.OFFLINE')}
        </DrawRow>
      ))}
    </Rows>
  );
}
