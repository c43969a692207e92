import { PastSection } from '@/components/dashboard/list/PastSection';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { Cluster } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useRunDrawAgain } from '@/hooks/lottery/host/useRunDrawAgain';
import { usePastDraws } from '@/hooks/lottery/list/usePastDraws';
import type { LotteryPage, LotterySummary } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DrawRow } from './DrawRow';
import { Rows } from './Draws.styles';
import { WinnerNames } from './WinnerNames';

/** Draws that are over, each with its recap and "Run it again". */
export function PastDraws({ first }: { first: LotteryPage }) {
  const { t } = useTranslation('lotteryList');
  const past = usePastDraws(first);
  const words = {
    past: t('past.title'),
    archived: t('past.archived'),
    showPast: t('past.show_past'),
    pastEmpty: t('past.empty'),
    failed: t('failed'),
  };
  return (
    <PastSection past={past} words={words}>
      {past.tools.length > 0 && (
        <Rows role="list">
          {past.tools.map((draw) => (
            <PastDraw
              key={draw.id}
              draw={draw}
              onArchive={() => void past.archive(draw.id, !draw.isArchived)}
            />
          ))}
        </Rows>
      )}
    </PastSection>
  );
}

function PastDraw({ draw, onArchive }: { draw: LotterySummary; onArchive: () => void }) {
  const { t } = useTranslation('lotteryList');
  const { run, isRunning } = useRunDrawAgain(draw.id);
  const isCancelled = draw.state === 'CANCELLED';
  const hasWinner = draw.winnerHandles.length > 0;
  const console_ = `/chance/${draw.id}/dashboard`;
  return (
    <DrawRow
      draw={draw}
      status={isCancelled ? 'stop' : hasWinner ? 'good' : 'quiet'}
      state={t(
        isCancelled ? 'draw:state.CANCELLED' : hasWinner ? 'past.all_claimed' : 'past.nobody',
      )}
      act={
        <Cluster $gap={1}>
          <Button variant="quiet" size="small" isLoading={isRunning} onClick={() => void run()}>
            <span>
              {t('again')}
              <VisuallyHidden>: {draw.title}</VisuallyHidden>
            </span>
          </Button>
          <Menu
            label={t('dashboard:list.more', { title: draw.title })}
            trigger={<DrawnIcon drawing={dashboardIcons.more} size={22} />}
          >
            <MenuLink href={`${console_}/recap`}>{t('dashboard:list.recap')}</MenuLink>
            <MenuLink href={`/chance/${draw.id}`}>{t('past.page')}</MenuLink>
            <MenuButton type="button" onClick={onArchive}>
              {t(draw.isArchived ? 'dashboard:list.bring_back' : 'dashboard:list.archive')}
            </MenuButton>
          </Menu>
        </Cluster>
      }
    >
      <WinnerNames draw={draw} />
      <LocalTime at={draw.createdAt} as="date" /> · {t('entered', { count: draw.memberCount })}
    </DrawRow>
  );
}
