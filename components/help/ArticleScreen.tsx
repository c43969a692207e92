import Link from 'next/link';
import { useId } from 'react';
import { PageHead } from '@/components/shared/page/PageHead';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ARTICLE_FACTS } from '@/lib/help/articleFacts';
import type { ArticleId } from '@/lib/help/articles';
import { articleText, type HelpFigures } from '@/lib/help/articleTexts';
import { AskUs } from './AskUs';
import { ArticleLinks } from './ArticleLinks';
import { Answer, Page, Related } from './Help.styles';

interface ArticleScreenProps {
  id: ArticleId;
  figures: HelpFigures;
}

/** `/help/{article}`: one article under an address that can be shared, and what is asked next. */
export function ArticleScreen({ id, figures }: ArticleScreenProps) {
  const { t } = useTranslation('help');
  const relatedId = useId();
  const paragraphs = articleText(t, id, figures).split('\n');
  return (
    <Page $isPublic>
      <PageHead title={t(`a.${id}`)} description={paragraphs[0]} />
      <p>
        <Link href="/help">{t('contents')}</Link>
      </p>
      <Answer>
        <h1>{t(`a.${id}`)}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Answer>
      <Related aria-labelledby={relatedId}>
        <h2 id={relatedId}>{t('related')}</h2>
        <ArticleLinks ids={ARTICLE_FACTS[id].related} />
      </Related>
      <AskUs />
    </Page>
  );
}
