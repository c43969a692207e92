import { HomeScreen } from '@/components/dashboard/HomeScreen';
import { dashboardHomeProps, type DashboardHome } from '@/lib/page/dashboardHome';
import type { PageProps } from '@/lib/page/serverPage';

export default function HomePage({ parties }: PageProps<DashboardHome>) {
  return <HomeScreen parties={parties} />;
}

export const getServerSideProps = dashboardHomeProps;
