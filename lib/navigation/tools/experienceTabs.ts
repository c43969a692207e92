/** The parts of `/dashboard/experiences`, as its address names them. */
export const EXPERIENCE_TABS = [
  'orders',
  'services',
  'questions',
  'reviews',
  'codes',
  'availability',
] as const;
export type ExperienceTab = (typeof EXPERIENCE_TABS)[number];

/** The part an address names; the first one for what is none. */
export const tabOf = (value: unknown): ExperienceTab =>
  EXPERIENCE_TABS.find((tab) => tab === value) ?? 'orders';
