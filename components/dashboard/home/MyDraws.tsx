import { Facts, PartyTitle, Place } from '@/components/dashboard/Dashboard.styles';
import { Picture } from '@/components/dashboard/draws/Draws.styles';
import { Clock } from '@/components/shared/draw/Clock';
import { DrawStateBadge } from '@/components/shared/draw/DrawStateBadge';
import { LocalTime } from '@/components/shared/LocalTime';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Stack } from '@/components/ui/Stack';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { MyDraw } from '@/hooks/dashboard/useMyDraws';
import { oddsOf } from '@/hooks/lottery/fan/odds';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ENTRY } from '@/lib/shared/lottery/states';
import { DrawCards, DrawClock, DrawHead, DrawRoot } from './MyDraws.styles';

/** The draws the user is in and what they won there, each with what it asks of them. */
export function MyDraws({ draws }: { draws: readonly MyDraw[] }) {
  const { t } = useTranslation('lotteryList');
  return (
    <Stack as="section" aria-labelledby="draws-title">
      <h2 id="draws-title">{t('mine.title')}</h2>
      <DrawCards role="list">
        {draws.map((draw) => (
          <DrawCard key={draw.uuid} draw={draw} />
        ))}
      </DrawCards>
    </Stack>
  );
}

function DrawCard({ draw }: { draw: MyDraw }) {
  const { t } = useTranslation('lotteryList');
  const { title, prizeTitle, creatorName, claimBy, detailsBy, status } = draw;
  const isUp = status === ENTRY.won && claimBy !== null;
  const isAsked = status === ENTRY.claimed && detailsBy !== null;
  const isPrize = status >= ENTRY.claimed || isUp;
  return (
    <DrawRoot as="li">
      <DrawHead>
        <Picture photo={draw.prizePhoto} delivery="PHYSICAL" isLazy />
        <div>
          {isPrize ? (
            <StatusBadge status="accent">{t('mine.won')}</StatusBadge>
          ) : (
            <DrawStateBadge state={draw.state} />
          )}
          <PartyTitle>
            <bdi>{isPrize ? (prizeTitle ?? title) : title}</bdi>
          </PartyTitle>
          <Facts>
            {isPrize ? <bdi>{title}</bdi> : prizeTitle && <bdi>{prizeTitle}</bdi>}
            <bdi>{creatorName}</bdi>
          </Facts>
        </div>
      </DrawHead>
      {isUp ? (
        <DrawClock>
          <Clock until={claimBy} /> {t('mine.claim_within')}
        </DrawClock>
      ) : isAsked ? (
        <p>
          {t('mine.details_by')} <LocalTime at={detailsBy} as="moment" />
        </p>
      ) : isPrize ? (
        <p>{t(status === ENTRY.fulfilled ? 'mine.handed_over' : 'mine.on_the_way')}</p>
      ) : (
        <Odds draw={draw} />
      )}
      <ButtonLink
        href={`/chance/${draw.lotteryId}${isPrize ? `/user-info/${draw.uuid}` : ''}`}
        variant={isUp || isAsked ? 'primary' : 'quiet'}
        isWide
      >
        <span>
          {t(
            isUp ? 'mine.claim' : isAsked ? 'mine.send' : isPrize ? 'mine.see_prize' : 'past.page',
          )}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </DrawRoot>
  );
}

/** The chance of the moment, and how many tickets it comes from. */
function Odds({ draw: { tickets, ticketTotal, closesAt } }: { draw: MyDraw }) {
  const { t, i18n } = useTranslation('lotteryList');
  return (
    <Place as="div">
      {t('mine.chance')}{' '}
      <strong>
        {t('mine.odds', {
          odds: oddsOf(tickets, Math.max(ticketTotal, tickets), i18n.language) ?? '1',
        })}
      </strong>
      <Facts>
        <span>{t('mine.tickets', { count: tickets, total: ticketTotal })}</span>
        {closesAt && (
          <span>
            {t('mine.closes')} <LocalTime at={closesAt} as="moment" />
          </span>
        )}
      </Facts>
    </Place>
  );
}
