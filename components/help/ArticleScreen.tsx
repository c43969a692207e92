import Link from 'next/link';
import { PageHead } from '@/components/shared/page/PageHead';
import type { ArticleId } from '@/lib/help/articles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { AskByMail } from './AskByMail';
import { Answer, Page } from './Help.styles';

/** `/help/{article}`: one article under an address that can be shared. */
export function ArticleScreen({ id }: { id: ArticleId }) {
  const { t } = useTranslation('help');
  return (
    <Page>
      <PageHead title={t(`a.${id}`)} />
      <p>
        <Link href="/help">{t('contents')}</Link>
      </p>
      <Answer>
        <h1>{t(`a.${id}`)}</h1>
        {t(`a.${id}_text`)
          .split('\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </Answer>
      <AskByMail />
    </Page>
  );
}
