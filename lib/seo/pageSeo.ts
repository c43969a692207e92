import type { DocumentContext } from 'next/document';
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '@/lib/navigation/locales';
import { addressIn, alternatesOf, type Alternate } from './addresses';

/** What search engines and link previews are told about a page. */
export interface PageSeo {
  title: string;
  description: string;
  locale: LocaleCode;
  /** Absolute addresses. */
  canonical: string;
  alternates: readonly Alternate[];
  image: string;
  type: 'website' | 'profile';
}

/** An element of the rendered head, as far as it is read here. */
interface HeadElement {
  type: unknown;
  props: unknown;
}

/** Pages with a preview image of their own, by route; every other page has the product's. */
const ogImages: Readonly<Record<string, { folder: string; parameter: string }>> = {
  '/party/[partyId]': { folder: 'party', parameter: 'partyId' },
  '/chance/[chanceId]': { folder: 'chance', parameter: 'chanceId' },
  '/[profile]/fund/[fundId]': { folder: 'fund', parameter: 'fundId' },
  '/[profile]/[serviceId]': { folder: 'service', parameter: 'serviceId' },
  '/[profile]': { folder: 'creator', parameter: 'profile' },
};

/**
 * Reads from a rendered page's head what there is to say about it; null for a page that is not to be
 * found, and when the origin is not known: all of it is absolute. Costs the browser no script.
 */
export function pageSeo(
  { pathname, query, asPath = '/', locale }: Readonly<PageAddress>,
  rendered: readonly (HeadElement | null)[],
  origin: string | null,
): PageSeo | null {
  const head = rendered.filter((element) => element !== null);
  const title = textOf(head.find(({ type }) => type === 'title'));
  const description = metaOf(head, 'description');
  const isPrivate = metaOf(head, 'robots').includes('noindex');
  if (origin === null || isPrivate || title === '' || description === '') return null;
  const language = isLocaleCode(locale) ? locale : DEFAULT_LOCALE;
  return {
    title,
    description,
    locale: language,
    canonical: addressIn(origin, language, asPath),
    alternates: alternatesOf(origin, asPath),
    image: `${origin}${ogImagePath(pathname, query)}?lang=${language}`,
    type: pathname === '/[profile]' ? 'profile' : 'website',
  };
}

type PageAddress = Pick<DocumentContext, 'pathname' | 'query' | 'asPath' | 'locale'>;

function ogImagePath(pathname: string, query: PageAddress['query']): string {
  const own = ogImages[pathname];
  const name = own && query[own.parameter];
  if (typeof name !== 'string') return '/og/playplus.png';
  return `/og/${own?.folder}/${encodeURIComponent(name.toLowerCase())}.png`;
}

function metaOf(head: readonly HeadElement[], name: string): string {
  const metas = head.map(({ type, props }) => ({ type, props: props as Record<string, unknown> }));
  const found = metas.findLast(({ type, props }) => type === 'meta' && props.name === name);
  return typeof found?.props.content === 'string' ? found.props.content : '';
}

function textOf(element: HeadElement | undefined): string {
  const { children } = (element?.props ?? {}) as { children?: unknown };
  return (Array.isArray(children) ? children : [children])
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
}
