/** Countries whose addresses have no postcode, or most of them none; ISO 3166-1. */
const WITHOUT = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK ' +
    'JM KI KM KN KP LY ML MO MR MW NR NU PA QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);

/** Whether an address in a country needs a postcode; null: no country was named yet. */
export const hasPostcodes = (country: string | null): boolean =>
  country === null || !WITHOUT.has(country);
