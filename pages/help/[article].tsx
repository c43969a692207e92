import { ArticleScreen } from '@/components/help/ArticleScreen';
import { articleProps, type OneArticle } from '@/lib/page/help';
import type { PageProps } from '@/lib/page/serverPage';

export default function ArticlePage({ id }: PageProps<OneArticle>) {
  return <ArticleScreen id={id} />;
}

export const getServerSideProps = articleProps;
