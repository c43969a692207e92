import type { ServicePage } from '@/lib/shared/experiences/views';
import type { PageSeo } from './pageSeo';

const price = (minor: number) => (minor / 100).toFixed(2);

/**
 * What search engines are told of a service, as JSON-LD (schema.org) that may stand in a `script`
 * element: no `<` of anybody's words ends it.
 */
export function serviceData(page: ServicePage, seo: PageSeo): string {
  const { title, summary, description, creator, currency, tiers, rating, ratingCount, images } =
    page;
  const { origin } = new URL(seo.canonical);
  const left = tiers.filter(({ stockLeft }) => stockLeft !== 0);
  const prices = tiers.map((tier) => tier.price);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: summary ?? description ?? seo.description,
    url: seo.canonical,
    image: images.length > 0 ? images.map((path) => `${origin}${path}`) : [seo.image],
    category: page.category,
    brand: { '@type': 'Person', name: creator.name, url: `${origin}/${creator.handle}` },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currency,
      lowPrice: price(Math.min(...prices)),
      highPrice: price(Math.max(...prices)),
      offerCount: tiers.length,
      availability: `https://schema.org/${left.length > 0 && page.isForSale ? 'InStock' : 'SoldOut'}`,
      url: seo.canonical,
    },
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: (rating / 10).toFixed(1),
        reviewCount: ratingCount,
      },
    }),
  };
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
