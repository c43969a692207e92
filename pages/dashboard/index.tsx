import { HomeScreen } from '@/components/dashboard/HomeScreen';
import { dashboardHomeProps, type DashboardHome } from '@/lib/page/dashboardHome';
import type { PageProps } from '@/lib/page/serverPage';

export default function DashboardPage({ desk, tickets, played }: PageProps<DashboardHome>) {
  return <HomeScreen desk={desk} tickets={tickets} played={played} />;
}

export const getServerSideProps = dashboardHomeProps;
