import Head from 'next/head';

interface PageHeadProps {
  /** The page in its own words; the product's name is added. */
  title: string;
  description?: string;
  /** Personal pages are not for search engines. */
  isPrivate?: boolean;
}

export function PageHead({ title, description, isPrivate = false }: PageHeadProps) {
  return (
    <Head>
      <title>{`${title} · PlayPlus`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
    </Head>
  );
}
