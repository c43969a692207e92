import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Stack } from '@/components/ui/Stack';
import { useKept } from '@/hooks/dashboard/useKept';
import type { MyDraw } from '@/hooks/dashboard/useMyDraws';
import type { DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import { Steps } from './Dashboard.styles';
import { FollowedLive } from './home/fan/FollowedLive';
import { HowWasIt } from './home/fan/HowWasIt';
import { AllOrders, NextBooking } from './home/fan/NextBooking';
import { Waiting } from './home/fan/Waiting';
import { Pair, Side, Sides } from './home/Home.styles';
import { MyDraws } from './home/MyDraws';
import { Played } from './home/Played';
import { Tickets } from './home/Tickets';

interface Props {
  tickets: DashboardHome['tickets'];
  played: DashboardHome['played'];
  draws: readonly MyDraw[];
}

/**
 * A fan's home: what runs now beside what comes next, what waits for them, who is live, and how it
 * was. Orders are asked for by the browser: the page's own request is full.
 */
export function FanHome({ tickets, played, draws }: Props) {
  const { data } = useKept('bookings/numbers/', {});
  const numbers = data?.bookingNumbers.item;
  const next = numbers?.comingNext;
  const waiting = useKept('user-bookings', { state: 'NEEDS_ME' }).data?.bookings.items ?? [];
  const own = [
    ...tickets.map(({ partyId }) => `/party/${partyId}`),
    ...draws.map(({ lotteryId }) => `/chance/${lotteryId}`),
  ];
  const isIn = own.length > 0;
  return (
    <>
      {(next || tickets.length > 0) && (
        <Pair>
          {tickets.length > 0 && <Tickets tickets={tickets} />}
          {next && <NextBooking order={next} />}
        </Pair>
      )}
      {draws.length > 0 && <MyDraws draws={draws} />}
      <Sides>
        <Stack $gap={6}>
          <Waiting orders={waiting} />
          <FollowedLive own={own} />
          {!isIn && played.length === 0 && <HowTo />}
        </Stack>
        <Side>
          <HowWasIt />
          {numbers && !next && <AllOrders />}
          {played.length > 0 && <Played played={played} />}
        </Side>
      </Sides>
    </>
  );
}

/** For whoever has never taken part. */
function HowTo() {
  const { t } = useTranslation('dashboard');
  return (
    <Card aria-labelledby="how-title">
      <h2 id="how-title">{t('home.fan_title')}</h2>
      <Steps>
        <li>{t('home.fan_step1')}</li>
        <li>{t('home.fan_step2')}</li>
        <li>{t('home.fan_step3')}</li>
      </Steps>
      <div>
        <ButtonLink href="/dashboard/help" variant="quiet">
          {t('home.fan_help')}
        </ButtonLink>
      </div>
    </Card>
  );
}
