import { ServiceScreen } from '@/components/service/ServiceScreen';
import { servicePageProps, type ServicePageProps } from '@/lib/page/find/servicePage';
import type { PageProps } from '@/lib/page/serverPage';

export default function ServicePage(props: PageProps<ServicePageProps>) {
  const { page, questions, reviews, record } = props;
  return <ServiceScreen key={page.id} {...{ page, questions, reviews, record }} />;
}

export const getServerSideProps = servicePageProps;
