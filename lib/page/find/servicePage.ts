import { servicePath } from '@/lib/navigation/tools/experiencePath';
import type { PublicQuestion, ServicePage } from '@/lib/shared/experiences/views';
import type { CreatorRecord, Review } from '@/lib/shared/reviews/views';
import { serverPage } from '@/lib/page/serverPage';

/** A page of what fans asked in public. */
export interface QuestionPage {
  asked: PublicQuestion[];
  cursor: string | null;
}

/** Own props of `/{profile}/{serviceId}`. */
export interface ServicePageProps {
  page: ServicePage;
  questions: QuestionPage;
  reviews: { items: Review[]; cursor: string | null };
  /** What the creator's orders say of them; null: it could not be read. */
  record: CreatorRecord | null;
}

/** Server props of the public page of a service. */
export const servicePageProps = serverPage({
  access: 'public',
  namespaces: ['service', 'serviceWords', 'reviews'],
  theme: 'owner',
  calls: ({ params }) => {
    const serviceId = String(params?.serviceId);
    return {
      service: ['service-query', { serviceId }],
      questions: ['get-service-questions', { serviceId }],
      reviews: ['get-service-reviews', { serviceId }],
      record: ['reviews/get-record/', { handle: String(params?.profile) }],
    };
  },
  load: ({ answers, context: { params, resolvedUrl } }) => {
    const page = answers.service.services.items[0];
    if (!page) return { notFound: true };
    if (params?.profile !== page.creator.handle) {
      const at = resolvedUrl.indexOf('?');
      const query = at === -1 ? '' : resolvedUrl.slice(at);
      return {
        redirect: `${servicePath(page.creator.handle, page.id)}${query}`,
        isPermanent: true,
      };
    }
    const { items, cursor } = answers.questions.getQuestions;
    const asked = items.flatMap((item) => (item.asked ? [item.asked] : []));
    const { items: said, cursor: further } = answers.reviews.getReviews;
    const props: ServicePageProps = {
      page,
      questions: { asked, cursor },
      reviews: { items: said, cursor: further },
      record: answers.record.creatorRecords.items[0] ?? null,
    };
    return { props, owner: page.creator.extra_public };
  },
});
