import { HomeScreen } from '@/components/dashboard/HomeScreen';
import { dashboardHomeProps, type DashboardHome } from '@/lib/page/dashboardHome';
import type { PageProps } from '@/lib/page/serverPage';

export default function DashboardPage({ parties }: PageProps<DashboardHome>) {
  return <HomeScreen parties={parties} />;
}

export const getServerSideProps = dashboardHomeProps;
