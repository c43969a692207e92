import { FeaturedScreen } from '@/components/operator/FeaturedScreen';
import { featuredProps, type FeaturedProps } from '@/lib/page/operator/operatorPages';
import type { PageProps } from '@/lib/page/serverPage';

export default function OperatorFeaturedPage({ seat, featured }: PageProps<FeaturedProps>) {
  return <FeaturedScreen {...{ seat, featured }} />;
}

export const getServerSideProps = featuredProps;
