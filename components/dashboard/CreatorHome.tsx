import { drawGroups } from '@/hooks/lottery/list/drawGroups';
import { fundGroups } from '@/hooks/fundconsole/list/fundGroups';
import { Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { onAirOf } from '@/hooks/dashboard/onAir';
import { useKept } from '@/hooks/dashboard/useKept';
import { weekOf, type WeekItem } from '@/hooks/dashboard/week';
import { useCurrentDraws } from '@/hooks/lottery/list/useCurrentDraws';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useFresh } from '@/hooks/secureql/useFresh';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CreatorOverview } from '@/lib/page/dashboard/dashboardHome';
import { ActivityList } from './home/ActivityList';
import { BalanceCard } from './home/BalanceCard';
import { AlsoOnAir } from './home/creator/AlsoOnAir';
import { NeedsYou } from './home/creator/NeedsYou';
import { NextShow } from './home/creator/NextShow';
import { OnAir } from './home/creator/OnAir';
import { StartSomething } from './home/creator/StartSomething';
import { ThisWeek } from './home/creator/ThisWeek';
import { Side, Sides, Trio } from './home/Home.styles';
import { OverlayCard } from './home/OverlayCard';
import { PageViews } from './home/PageViews';

const MINUTE_MS = 60_000;

type Show = WeekItem & { tool: 'queue' | 'chance' | 'fund' };
const isShow = (one: WeekItem): one is Show => one.tool !== 'booking' && one.event === 'opens';

/**
 * A creator's home: what runs, what needs them, the week, money. Funds and orders are asked for by the
 * browser: the page's own request is full.
 */
export function CreatorHome({ overview }: { overview: CreatorOverview }) {
  const { t } = useTranslation('home');
  const { activity, views, widgets } = overview;
  const parties = useFresh(
    'party/get-my-parties/',
    {},
    overview.parties,
    ({ getParties }) => getParties.items,
  );
  const { draws } = useCurrentDraws(overview.lotteries);
  const { data, isKnown } = useKept('fund/get-my-funds/', { list: 'CURRENT' });
  const funds = data?.getFund.items ?? [];
  const needs = useKept('get-bookings', { state: 'NEEDS_ME' }).data?.bookings.items ?? [];
  const coming = useKept('get-bookings', { state: 'COMING' }).data?.bookings.items ?? [];
  const now = useNow(MINUTE_MS);
  const [first, ...others] = onAirOf(parties, drawGroups(draws).running, fundGroups(funds).running);
  const week = now === null ? [] : weekOf({ parties, draws, funds, bookings: coming }, now);
  const next = week.find(isShow);
  const isNew = parties.length + draws.length === 0;
  // Whoever has begun something may have a fund that is not known yet.
  const isQuiet = first === undefined && next === undefined && (isKnown || isNew);
  const isUntouched = isNew && activity.length === 0;
  // Nothing to stand beside anything yet: a column for it would be a hole.
  const isBare = isUntouched && funds.length + needs.length + week.length === 0;
  useTellRocky('empty_home', isUntouched);
  useTellRocky('first_sale', coming.length > 0);
  return (
    <>
      {isQuiet && <StartSomething isChief />}
      {(first ?? next) && (
        <section aria-labelledby="on-air-title">
          <VisuallyHidden as="h2" id="on-air-title">
            {t(first ? 'air.title' : 'next.title')}
          </VisuallyHidden>
          {first ? <OnAir key={first.item.id} air={first} /> : next && <NextShow show={next} />}
        </section>
      )}
      {isBare ? (
        <Trio>
          <OverlayCard widgets={widgets} />
          {views ? <PageViews views={views} /> : null}
          <ActivityList activity={activity} />
          <BalanceCard />
        </Trio>
      ) : (
        <Sides>
          <Stack $gap={6}>
            <AlsoOnAir tools={others} />
            <NeedsYou draws={draws} funds={funds} orders={needs} />
            <ThisWeek items={week} />
            <ActivityList activity={activity} />
          </Stack>
          <Side>
            {!isQuiet && <StartSomething />}
            <BalanceCard />
            <OverlayCard widgets={widgets} />
            {views ? <PageViews views={views} /> : null}
          </Side>
        </Sides>
      )}
    </>
  );
}
