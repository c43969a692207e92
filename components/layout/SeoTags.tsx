import { LANGUAGES, type LocaleCode } from '@/lib/navigation/locales';
import type { PageSeo } from '@/lib/seo/pageSeo';

/** Language and region as Open Graph writes them. */
const regions: Record<LocaleCode, string> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  pt: 'pt_BR',
};

const IMAGE_SIZE = { width: '1200', height: '630' };

/** For crawlers and link previews, in the document only: no script of the page knows of it. */
export function SeoTags({ seo }: { seo: PageSeo }) {
  const { title, description, locale, canonical, alternates, image, type } = seo;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:site_name" content="PlayPlus" />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={regions[locale]} />
      {LANGUAGES.filter(({ code }) => code !== locale).map(({ code }) => (
        <meta key={code} property="og:locale:alternate" content={regions[code]} />
      ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={IMAGE_SIZE.width} />
      <meta property="og:image:height" content={IMAGE_SIZE.height} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
