import { HelpScreen } from '@/components/help/HelpScreen';
import { helpProps, type Help } from '@/lib/page/help';
import type { PageProps } from '@/lib/page/serverPage';

export default function HelpPage({ query, figures }: PageProps<Help>) {
  return <HelpScreen initialQuery={query} initialFigures={figures} />;
}

export const getServerSideProps = helpProps;
