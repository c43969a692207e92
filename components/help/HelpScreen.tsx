import dynamic from 'next/dynamic';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState } from 'react';
import { PageHead } from '@/components/shared/page/PageHead';
import { useHelpArticles, type Article } from '@/hooks/help/useHelpArticles';
import { HELP_GROUPS } from '@/lib/help/articles';
import { Articles } from './Articles';
import { AskByMail } from './AskByMail';
import { HelpSearch } from './HelpSearch';
import { Contents, Intro, Page } from './Help.styles';

// Loaded later: most readers find their answer in the articles above it.
const TicketForm = dynamic(() => import('./TicketForm').then((module) => module.TicketForm));

interface HelpScreenProps {
  initialQuery: string;
  /** `/help`, for everybody; search engines may read it. */
  isPublic?: boolean;
}

/** Help articles with a search, and the form for a question to support. */
export function HelpScreen({ initialQuery, isPublic = false }: HelpScreenProps) {
  const { t } = useTranslation('help');
  const [query, setQuery] = useState(initialQuery);
  const found = useHelpArticles(query);
  const isSearching = query.trim() !== '';
  return (
    <Page>
      <PageHead title={t('title')} isPrivate={!isPublic} />
      <header>
        <h1>{t('title')}</h1>
        <Intro>{t('intro')}</Intro>
      </header>
      <HelpSearch query={query} count={found.length} onChange={setQuery} />
      {isSearching ? <Articles articles={found} /> : <AllArticles articles={found} />}
      {isPublic ? <AskByMail /> : <TicketForm />}
    </Page>
  );
}

function AllArticles({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation('help');
  const groups = HELP_GROUPS.map(({ group }) => ({
    group,
    articles: articles.filter((article) => article.group === group),
  }));
  return (
    <>
      <Contents aria-label={t('contents')}>
        {groups.map(({ group, articles: own }) => (
          <div key={group}>
            <p>{t(`group.${group}`)}</p>
            <ul role="list">
              {own.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Contents>
      {groups.map(({ group, articles: own }) => (
        <Articles key={group} title={t(`group.${group}`)} articles={own} />
      ))}
    </>
  );
}
