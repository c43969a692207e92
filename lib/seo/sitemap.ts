import { LANGUAGES } from '@/lib/navigation/locales';
import { escapeMarkup } from '@/lib/shared/escapeMarkup';
import { SITEMAP_KINDS, type SitemapFiles } from '@/lib/shared/sitemapKinds';
import { addressIn, alternatesOf } from './addresses';

/** A page by its path without a locale's prefix; `changedAt` is UTC ISO 8601. */
export interface ListedPage {
  path: string;
  changedAt?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of the sitemap's files. */
export function indexXml(origin: string, files: SitemapFiles): string {
  const numbered = SITEMAP_KINDS.flatMap((kind) =>
    Array.from({ length: files[kind] }, (_, index) => `sitemap-${kind}-${index + 1}.xml`),
  );
  const names = ['sitemap-pages.xml', ...numbered];
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeMarkup(`${origin}/${name}`)}</loc></sitemap>`,
  );
  return `${HEAD}\n<sitemapindex xmlns="${SCHEMA}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Pages in every language, each naming the same page in the others. */
export function pagesXml(origin: string, pages: readonly ListedPage[]): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const links = alternatesOf(origin, path).map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
    );
    const time = changedAt === undefined ? '' : `<lastmod>${escapeMarkup(changedAt)}</lastmod>`;
    return LANGUAGES.map(
      ({ code }) =>
        `<url><loc>${escapeMarkup(addressIn(origin, code, path))}</loc>${time}${links.join('')}</url>`,
    );
  });
  return `${HEAD}\n<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
