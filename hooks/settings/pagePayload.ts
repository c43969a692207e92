import type { PayloadOf } from '@/lib/secureql/operations/all';
import { isCategory } from '@/lib/shared/creators/categories';
import { parseSocials } from '@/lib/shared/creators/socials';
import type { Setup } from './types';

/** The whole page as a payload, for a section that changes only its part. */
export function pageOf(setup: Setup): PayloadOf<'creators/save-page/'> {
  const { version, tagline, bio, bannerPhoto, categories, socials } = setup;
  return {
    version,
    tagline,
    bio,
    bannerPhoto,
    categories: categories.filter(isCategory),
    socials: parseSocials(socials).map(({ network, handle }) => ({ network, handle })),
  };
}
