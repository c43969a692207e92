import type { ParsedUrlQuery } from 'node:querystring';
import { z } from 'zod';
import { liveNow } from '@/lib/live/liveNow';
import { EXACTLY_QUERY, EXPLORE_QUERY } from '@/lib/navigation/tools/experiencePath';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { searchFilters, type SearchFilters } from '@/lib/shared/experiences/service';
import type { FoundServices } from '@/lib/shared/experiences/views';
import { isCategory, type Category } from '@/lib/shared/creators/categories';
import { keptOf } from '@/lib/page/profile/profilePage';
import { serverPage } from '@/lib/page/serverPage';

type LiveCreator = ResultOf<'creators/get-featured/'>['userCreators']['items'][number];

/** Own props of `/explore`. */
export interface ExplorePageProps {
  filters: SearchFilters;
  /** The words are taken as they are written. */
  isExact: boolean;
  found: FoundServices;
  cursor: string | null;
  /** Those with something to book. */
  categories: Category[];
  /** Who is live, of the chosen category. */
  live: LiveCreator[];
  /** The services that the reader keeps, by id; null: a visitor. */
  kept: string[] | null;
}

const { shape } = searchFilters;
const numberIn = (kept: z.ZodType<number | null>) =>
  z.preprocess((written) => (written ? Number(written) : null), kept).catch(null);

/** What an address asks for. What nobody can ask for is left out: a shared address may be old. */
const address = z.object({
  text: shape.text.catch(''),
  category: shape.category.catch(null),
  kind: shape.kind.catch(null),
  language: shape.language.catch(null),
  priceFrom: numberIn(shape.priceFrom),
  priceTo: numberIn(shape.priceTo),
  freeWithinDays: numberIn(shape.freeWithinDays),
  ratingFrom: numberIn(shape.ratingFrom),
  sort: shape.sort.catch('FIT'),
});

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The filters in the query of an address. */
export function filtersIn(query: ParsedUrlQuery): SearchFilters {
  const entries = Object.entries(EXPLORE_QUERY).map(([name, key]) => [name, first(query[key])]);
  return address.parse(Object.fromEntries(entries));
}

const NOTHING_FOUND: FoundServices = {
  correctedTo: null,
  ignored: [],
  count: 0,
  isCountCut: false,
  without: [],
  cards: [],
};

/** Server props of `/explore`. */
export const exploreProps = serverPage({
  access: 'public',
  namespaces: ['explore', 'serviceWords'],
  calls: ({ query }) => {
    const filters = filtersIn(query);
    const exactly = first(query[EXACTLY_QUERY]) === '1';
    return {
      found: ['services/search/', { filters, exactly }],
      categories: ['userCreator/creatorCategories', {}],
      featured: ['creators/get-featured/', { category: filters.category, cursor: null }],
    };
  },
  whereAllowed: () => ({ favorites: ['favorite-services-ids', {}] }),
  load: ({ answers, allowed, user, context: { query } }): { props: ExplorePageProps } => {
    const { items, cursor } = answers.found.searchServices;
    return {
      props: {
        filters: filtersIn(query),
        isExact: first(query[EXACTLY_QUERY]) === '1',
        found: items[0] ?? NOTHING_FOUND,
        cursor,
        categories: answers.categories.creatorCategories.items.flatMap(({ key, services }) =>
          services > 0 && isCategory(key) ? [key] : [],
        ),
        live: liveNow(answers.featured.userCreators.items),
        kept: user && keptOf(allowed.favorites?.favorites.items ?? []),
      },
    };
  },
});
