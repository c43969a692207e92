import { isCategory, type Category } from '@/lib/shared/creators/categories';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { themeVariables } from '@/lib/shared/palette';
import type { ServiceCard } from '@/lib/shared/experiences/views';
import { filtersIn } from './find/explore';
import { serverPage } from './serverPage';

/** One creator of the list. */
export type FeaturedCreator = ResultOf<'creators/get-featured/'>['userCreators']['items'][number];

/** Who is here, by what they do. */
export interface LandingPeople {
  /** The one the reader chose; null: all. */
  category: Category | null;
  /** Those with somebody in them. */
  categories: { key: string; count: number }[];
  creators: FeaturedCreator[];
  /** Of this page; null on the first one. */
  after: string | null;
  /** Of the next page; null on the last one. */
  cursor: string | null;
}

/** Own props of `/`. */
export interface Landing {
  /** CSS declarations of the preview's creator. */
  sampleTheme: string;
  /** Null while the backend is away. */
  people: LandingPeople | null;
  /** A few services to book; none while the backend is away. */
  services: ServiceCard[];
}

/** So many services stand on the page. */
const MOST_SERVICES = 3;

// The made-up creator of the preview has colours of their own, as every creator has.
const sampleTheme = themeVariables(345, true);

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function categoryOf(query: { category?: string | string[] }): Category | null {
  const requested = first(query.category);
  return isCategory(requested) ? requested : null;
}

const afterOf = (query: { after?: string | string[] }) => first(query.after) ?? null;

/** Server props of `/`; without the backend it still says what the product is. */
export const landingProps = serverPage({
  access: 'public',
  namespaces: ['landing', 'widgets', 'ticket'],
  calls: ({ query }) => ({
    categories: ['userCreator/creatorCategories', {}],
    featured: ['creators/get-featured/', { category: categoryOf(query), cursor: afterOf(query) }],
    services: ['services/search/', { filters: filtersIn({}), exactly: false }],
  }),
  spare: { sampleTheme, people: null, services: [] },
  load: ({ answers, context }): { props: Landing } => {
    const { items, cursor } = answers.featured.userCreators;
    const people: LandingPeople = {
      category: categoryOf(context.query),
      categories: answers.categories.creatorCategories.items.filter(({ count }) => count > 0),
      creators: items,
      after: afterOf(context.query),
      cursor,
    };
    const [found] = answers.services.searchServices.items;
    const services = found?.cards.slice(0, MOST_SERVICES) ?? [];
    return { props: { sampleTheme, people, services } };
  },
});
