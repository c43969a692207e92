import { CategoriesScreen } from '@/components/operator/CategoriesScreen';
import { categoriesProps, type CategoriesProps } from '@/lib/page/operator/operatorPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OperatorCategoriesPage({ seat, categories }: PageProps<CategoriesProps>) {
  return <CategoriesScreen {...{ seat, categories }} />;
}

export const getServerSideProps = categoriesProps;
