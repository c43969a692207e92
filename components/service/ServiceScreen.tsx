import dynamic from 'next/dynamic';
import { PageHead } from '@/components/shared/page/PageHead';
import { useServiceChoice } from '@/hooks/service/useServiceChoice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ServicePageProps } from '@/lib/page/find/servicePage';
import { AfterBooking } from './AfterBooking';
import { Away } from './Away';
import { BookCard } from './book/BookCard';
import { Crumbs } from './Crumbs';
import { Facts } from './Facts';
import { GoodToKnow } from './GoodToKnow';
import { Pictures } from './Pictures';
import { PublicQuestions } from './PublicQuestions';
import { Reviews } from './Reviews';
import { ServiceHead } from './ServiceHead';
import { Page } from './Service.styles';
import { Tiers } from './Tiers';

// Only where a phone has scrolled the button away.
const BookBar = dynamic(() => import('./book/BookBar').then((module) => module.BookBar), {
  ssr: false,
});

/** What a creator offers, as everybody sees it. */
export function ServiceScreen({ page, questions, reviews, record }: ServicePageProps) {
  const { t } = useTranslation('service');
  const choice = useServiceChoice(page);
  const { title, summary, description, creator, state } = page;
  const { name } = creator;
  return (
    <Page>
      <PageHead
        title={t('page.title', { title, name })}
        description={summary ?? t('page.description', { title, name })}
        isPrivate={state !== 'PUBLISHED'}
      />
      <Crumbs page={page} />
      <Pictures images={page.images} title={title} />
      <div className="top">
        <Away page={page} />
        <ServiceHead page={page} />
        <Facts page={page} />
      </div>
      <BookCard page={page} choice={choice} />
      <div className="rest">
        {description && (
          <p className="story" dir="auto">
            {description}
          </p>
        )}
        <Tiers page={page} choice={choice} />
        <AfterBooking page={page} choice={choice} />
        <GoodToKnow faqs={page.faqs} />
        <PublicQuestions page={page} first={questions} />
        <Reviews page={page} first={reviews} record={record} />
      </div>
      <div id="end" />
      <BookBar page={page} choice={choice} />
    </Page>
  );
}
