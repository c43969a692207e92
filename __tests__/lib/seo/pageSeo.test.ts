import { createElement } from 'react';
import { addressIn, alternatesOf } from '@/lib/seo/addresses';
import { pageSeo } from '@/lib/seo/pageSeo';

const origin = 'https://play.example';
const page = { pathname: '/', query: {}, asPath: '/', locale: 'en' };
const head = [
  createElement('title', null, 'Hello'),
  createElement('meta', { name: 'description', content: 'What it is' }),
];

test('a page has one address in each language, without its query', () => {
  expect(addressIn(origin, 'en', '/?category=music#x')).toBe(`${origin}/`);
  expect(addressIn(origin, 'de', '/')).toBe(`${origin}/de`);
  expect(addressIn(origin, 'pt', '/fr/party/1?a=b')).toBe(`${origin}/pt/party/1`);
  expect(alternatesOf(origin, '/announce').map(({ language }) => language)).toEqual([
    'en',
    'de',
    'fr',
    'es',
    'pt',
    'x-default',
  ]);
});

test('what is said of a page comes from its rendered head', () => {
  expect(pageSeo({ ...page, locale: 'de' }, head, origin)).toMatchObject({
    title: 'Hello',
    description: 'What it is',
    canonical: `${origin}/de`,
    image: `${origin}/og/playplus.png?lang=de`,
    type: 'website',
  });
});

test('creators and parties have a picture of their own', () => {
  const creator = { ...page, pathname: '/[profile]', query: { profile: 'Mira_K' } };
  expect(pageSeo(creator, head, origin)).toMatchObject({
    image: `${origin}/og/creator/mira_k.png?lang=en`,
    type: 'profile',
  });
  const party = { ...page, pathname: '/party/[partyId]', query: { partyId: '0190' } };
  expect(pageSeo(party, head, origin)?.image).toBe(`${origin}/og/party/0190.png?lang=en`);
  const service = {
    ...page,
    pathname: '/[profile]/[serviceId]',
    query: { profile: 'mira_k', serviceId: '0190' },
  };
  expect(pageSeo(service, head, origin)?.image).toBe(`${origin}/og/service/0190.png?lang=en`);
});

test('nothing is said of a page that is not to be found, has no words, or no known origin', () => {
  const hidden = [...head, createElement('meta', { name: 'robots', content: 'noindex' })];
  expect(pageSeo(page, hidden, origin)).toBeNull();
  expect(pageSeo(page, head.slice(0, 1), origin)).toBeNull();
  expect(pageSeo(page, head, null)).toBeNull();
});
