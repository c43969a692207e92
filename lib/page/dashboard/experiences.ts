import { tabOf, type ExperienceTab } from '@/lib/navigation/tools/experienceTabs';
import { serverPage } from '@/lib/page/serverPage';
import type { Promo } from '@/lib/shared/promos/promo';
import type { ResultOf } from '@/lib/secureql/operations/all';

type Orders = ResultOf<'get-bookings'>['bookings'];

/** Own props of `/dashboard/experiences?active=…`. */
export interface Experiences {
  tab: ExperienceTab;
  orders: { needsMe: Orders; coming: Orders; withOther: Orders };
  services: ResultOf<'services/my-services/'>['myServices'];
  questions: ResultOf<'services/my-questions/'>['myQuestions'];
  /** What buyers said, to reply to. */
  reviews: ResultOf<'reviews/get-mine/'>['getReviews'];
  promos: Promo[];
  /** When the creator can be booked; null: it could not be read. */
  hours: ResultOf<'user-availability-settings'>['availabilitySettings']['item'];
}

/** Server props of `/dashboard/experiences?active=…`; an unknown part shows the first one. */
export const experiencesProps = serverPage({
  access: 'creator',
  namespaces: ['experiences', 'hours', 'reviews'],
  theme: 'viewer',
  calls: () => ({
    services: ['services/my-services/', { isArchived: false }],
    questions: ['services/my-questions/', {}],
    reviews: ['reviews/get-mine/', {}],
    promos: ['promos/get-mine/', {}],
    hours: ['user-availability-settings', {}],
    needsMe: ['get-bookings', { state: 'NEEDS_ME' as const }],
    coming: ['get-bookings', { state: 'COMING' as const }],
    withOther: ['get-bookings', { state: 'WITH_OTHER' as const }],
  }),
  load: ({ answers, context }): { props: Experiences } => ({
    props: {
      tab: tabOf(context.query.active),
      orders: {
        needsMe: answers.needsMe.bookings,
        coming: answers.coming.bookings,
        withOther: answers.withOther.bookings,
      },
      services: answers.services.myServices,
      questions: answers.questions.myQuestions,
      reviews: answers.reviews.getReviews,
      promos: answers.promos.myPromos.items,
      hours: answers.hours.availabilitySettings.item,
    },
  }),
});
