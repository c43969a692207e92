import { ContributionScreen } from '@/components/fund/contribution/ContributionScreen';
import { contributionProps, type ContributionPageProps } from '@/lib/page/fundPage';
import type { PageProps } from '@/lib/page/serverPage';

export default function ContributionPage(props: PageProps<ContributionPageProps>) {
  const { contributionId, initial, isBack } = props;
  return <ContributionScreen key={contributionId} {...{ contributionId, initial, isBack }} />;
}

export const getServerSideProps = contributionProps;
