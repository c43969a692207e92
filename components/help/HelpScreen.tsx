import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { LegalLinks } from '@/components/shared/page/LegalLinks';
import { PageHead } from '@/components/shared/page/PageHead';
import { useHelpArticles } from '@/hooks/help/useHelpArticles';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isFor } from '@/lib/help/articleFacts';
import { HELP_GROUPS } from '@/lib/help/articles';
import type { HelpFigures } from '@/lib/help/articleTexts';
import { ArticleLinks } from './ArticleLinks';
import { Articles } from './Articles';
import { HelpSearch } from './HelpSearch';
import { Contents, Intro, Page } from './Help.styles';

// Loaded later: most readers find their answer in the articles above it.
const TicketForm = dynamic(() => import('./TicketForm').then((module) => module.TicketForm));

interface HelpScreenProps {
  initialQuery: string;
  /** Of a page that brought the texts of all articles. */
  initialFigures: HelpFigures | null;
  /** `/help`, for everybody; search engines may read it. */
  isPublic?: boolean;
}

/**
 * The articles by name with a search over all of them; in the dashboard those for the reader's role,
 * and the form for a question to support.
 */
export function HelpScreen({ initialQuery, initialFigures, isPublic = false }: HelpScreenProps) {
  const { t } = useTranslation('help');
  const [query, setQuery] = useState(initialQuery);
  const found = useHelpArticles(query, initialFigures);
  const isSearching = query.trim() !== '';
  return (
    <Page $isPublic={isPublic}>
      <PageHead title={t('title')} description={t('about')} isPrivate={!isPublic} />
      <header>
        <h1>{t('title')}</h1>
        <Intro>{t('intro')}</Intro>
      </header>
      <HelpSearch query={query} count={found.length} onChange={setQuery} />
      {isSearching ? <Articles articles={found} /> : <AllArticles isPublic={isPublic} />}
      <TicketForm />
      {isPublic ? <LegalLinks hasAll /> : null}
    </Page>
  );
}

function AllArticles({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation('help');
  const { user } = useSession();
  const role = user?.userType === 'CREATOR' ? 'creator' : 'fan';
  const groups = HELP_GROUPS.map(({ group, articles }) => ({
    group,
    ids: articles.filter((id) => isPublic || isFor(id, role)),
  }));
  return (
    <>
      <Contents aria-label={t('contents')}>
        {groups.map(({ group, ids }) => (
          <section key={group} aria-labelledby={`${group}-title`}>
            <h2 id={`${group}-title`}>{t(`group.${group}`)}</h2>
            <ArticleLinks ids={ids} />
          </section>
        ))}
      </Contents>
      {isPublic ? null : (
        <p>
          <Link href="/help">{t(role === 'creator' ? 'for_fans' : 'for_creators')}</Link>
        </p>
      )}
    </>
  );
}
