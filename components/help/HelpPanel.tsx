import { useState } from 'react';
import { useHelpArticles } from '@/hooks/help/useHelpArticles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { AskByMail } from './AskByMail';
import { HelpSearch } from './HelpSearch';
import { Articles, Panel } from './HelpPanel.styles';

/** The help beside a page: articles to search through, else a question by e-mail. */
export function HelpPanel() {
  const { t } = useTranslation('help');
  const [query, setQuery] = useState('');
  const found = useHelpArticles(query);
  return (
    <Panel>
      <h2>{t('title')}</h2>
      <HelpSearch query={query} count={found.length} onChange={setQuery} />
      <Articles role="list">
        {found.map(({ id, title, text }) => (
          <li key={id}>
            <details>
              <summary>{title}</summary>
              {text.split('\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          </li>
        ))}
      </Articles>
      <AskByMail />
    </Panel>
  );
}
