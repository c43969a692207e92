import { Head, Page } from '@/components/dashboard/Dashboard.styles';
import { HoursScreen } from '@/components/dashboard/hours/HoursScreen';
import { PageHead } from '@/components/shared/page/PageHead';
import { PageTabs } from '@/components/shared/page/PageTabs';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useTellRocky } from '@/hooks/mascot/useTellRocky';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { EXPERIENCE_TABS, type ExperienceTab } from '@/lib/navigation/tools/experienceTabs';
import type { Experiences } from '@/lib/page/dashboard/experiences';
import { CodesTab } from './codes/CodesTab';
import { FirstService } from './FirstService';
import { OrdersTab } from './orders/OrdersTab';
import { QuestionsTab } from './QuestionsTab';
import { ReviewsTab } from './ReviewsTab';
import { ServicesTab } from './services/ServicesTab';

const addressOf = (tab: ExperienceTab) => `/dashboard/experiences?active=${tab}`;

/** `/dashboard/experiences`: what was booked, what is offered, what fans ask and say, codes, and when. */
export function ExperiencesScreen(props: Experiences) {
  const { tab, orders, services, questions, reviews, promos, hours } = props;
  const { t } = useTranslation('experiences');
  const counts: Partial<Record<ExperienceTab, number>> = {
    orders: orders.needsMe.items.length,
    questions: questions.items.length,
  };
  const hasOrders = Object.values(orders).some(({ items }) => items.length > 0);
  useTellRocky('first_sale', hasOrders);
  const isNew = services.items.length === 0 && !hasOrders;
  return (
    <Page>
      <PageHead title={t('title')} isPrivate />
      <Head>
        <h1>{t('title')}</h1>
        <ButtonLink href="/experiences/create" icon="plus">
          {t('new')}
        </ButtonLink>
      </Head>
      <PageTabs
        label={t('tabs')}
        current={addressOf(tab)}
        tabs={EXPERIENCE_TABS.map((one) => ({
          href: addressOf(one),
          words: t(`tab.${one}`),
          count: counts[one],
        }))}
      />
      {tab === 'orders' && (isNew ? <FirstService /> : <OrdersTab {...orders} />)}
      {tab === 'services' && <ServicesTab first={services} />}
      {tab === 'questions' && <QuestionsTab first={questions} />}
      {tab === 'reviews' && <ReviewsTab first={reviews} />}
      {tab === 'codes' && <CodesTab first={promos} services={services.items} />}
      {tab === 'availability' && hours && <HoursScreen start={hours} />}
    </Page>
  );
}
