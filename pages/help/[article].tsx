import { ArticleScreen } from '@/components/help/ArticleScreen';
import { articleProps, type OneArticle } from '@/lib/page/help';
import type { PageProps } from '@/lib/page/serverPage';

export default function ArticlePage({ id, figures }: PageProps<OneArticle>) {
  return <ArticleScreen id={id} figures={figures} />;
}

export const getServerSideProps = articleProps;
