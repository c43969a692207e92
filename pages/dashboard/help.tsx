import { HelpScreen } from '@/components/help/HelpScreen';
import { helpProps, type Help } from '@/lib/page/help';
import type { PageProps } from '@/lib/page/serverPage';

export default function HelpPage({ query }: PageProps<Help>) {
  return <HelpScreen initialQuery={query} />;
}

export const getServerSideProps = helpProps;
