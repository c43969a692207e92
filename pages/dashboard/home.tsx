import { HomeScreen } from '@/components/dashboard/HomeScreen';
import { dashboardHomeProps, type DashboardHome } from '@/lib/page/dashboardHome';
import type { PageProps } from '@/lib/page/serverPage';

export default function HomePage(props: PageProps<DashboardHome>) {
  const { desk, tickets, played, moderations, featured } = props;
  return <HomeScreen {...{ desk, tickets, played, moderations, featured }} />;
}

export const getServerSideProps = dashboardHomeProps;
