import type { SearchFilters } from '@/lib/shared/experiences/service';
import { SERVICE_KINDS, SERVICE_LANGUAGES } from '@/lib/shared/experiences/kinds';

/** What narrows a search, as it is chosen: both ends of a price are one choice. */
export const FILTERS = ['free', 'price', 'kind', 'rating', 'language'] as const;
export type FilterName = (typeof FILTERS)[number];

/** The part of the filters that a choice sets. */
export type Choice = Partial<SearchFilters>;

const DAYS = [1, 3, 7, 14] as const;
/** In minor units of whatever currency. */
const PRICES = [
  { priceFrom: null, priceTo: 1000 },
  { priceFrom: 1000, priceTo: 2500 },
  { priceFrom: 2500, priceTo: 5000 },
  { priceFrom: 5000, priceTo: null },
] as const;
/** In tenths of a star. */
const RATINGS = [40, 45] as const;

/** What there is to choose from. */
export const CHOICES: Readonly<Record<FilterName, readonly Choice[]>> = {
  free: DAYS.map((freeWithinDays) => ({ freeWithinDays })),
  price: PRICES,
  kind: SERVICE_KINDS.map((kind) => ({ kind })),
  rating: RATINGS.map((ratingFrom) => ({ ratingFrom })),
  language: SERVICE_LANGUAGES.map((language) => ({ language })),
};

/** What a search without that filter has instead. */
export const CLEARED: Readonly<Record<FilterName, Choice>> = {
  free: { freeWithinDays: null },
  price: { priceFrom: null, priceTo: null },
  kind: { kind: null },
  rating: { ratingFrom: null },
  language: { language: null },
};

/** Which filters narrow a search. */
export function activeIn(filters: SearchFilters): FilterName[] {
  return FILTERS.filter((name) =>
    Object.keys(CLEARED[name]).some((key) => filters[key as keyof SearchFilters] !== null),
  );
}

/** The choice that a filter of a search of the server's is part of; null: none of these. */
export function filterOf(key: string): FilterName | null {
  return FILTERS.find((name) => name === key || key in CLEARED[name]) ?? null;
}
