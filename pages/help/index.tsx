import { HelpScreen } from '@/components/help/HelpScreen';
import { publicHelpProps, type Help } from '@/lib/page/help';
import type { PageProps } from '@/lib/page/serverPage';

export default function PublicHelpPage({ query, figures }: PageProps<Help>) {
  return <HelpScreen initialQuery={query} initialFigures={figures} isPublic />;
}

export const getServerSideProps = publicHelpProps;
