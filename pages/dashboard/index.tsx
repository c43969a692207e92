import { HomeScreen } from '@/components/dashboard/HomeScreen';
import { dashboardHomeProps, type DashboardHome } from '@/lib/page/dashboard/dashboardHome';
import type { PageProps } from '@/lib/page/serverPage';

export default function DashboardPage(props: PageProps<DashboardHome>) {
  return <HomeScreen {...props} />;
}

export const getServerSideProps = dashboardHomeProps;
