import type { PageSeo } from '@/lib/seo/pageSeo';
import { serviceData } from '@/lib/seo/serviceData';
import { aServicePage, aTier } from '@/__tests__/support/shownServices';

const seo: PageSeo = {
  title: 'Play with me',
  description: 'What it is',
  locale: 'de',
  canonical: 'https://play.example/de/nora/service-1',
  alternates: [],
  image: 'https://play.example/og/service/service-1.png?lang=de',
  type: 'website',
};
const dataOf = (over: Parameters<typeof aServicePage>[0] = {}) =>
  JSON.parse(serviceData(aServicePage(over), seo)) as Record<string, unknown>;

test('search engines are told price, stars and whether it can be had', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'Product',
    name: 'Play with me',
    url: seo.canonical,
    image: [seo.image],
    offers: {
      priceCurrency: 'EUR',
      lowPrice: '15.00',
      highPrice: '25.00',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: '4.9', reviewCount: 38 },
  });
});

test('no stars are told where nobody gave any, and what is sold out is called so', () => {
  const data = dataOf({
    ...{ rating: null, ratingCount: 0, images: ['/uploads/a.webp'] },
    tiers: [aTier({ stockLeft: 0 })],
  });
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data).toMatchObject({
    image: ['https://play.example/uploads/a.webp'],
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

test('no words of a creator end the element they stand in', () => {
  expect(serviceData(aServicePage({ title: '</script><b>' }), seo)).not.toContain('<');
});
