import { ResolutionScreen } from '@/components/resolution/ResolutionScreen';
import { resolutionProps, type ResolutionProps } from '@/lib/page/dashboard/resolution';
import type { PageProps } from '@/lib/page/serverPage';

export default function ResolutionPage({ one, lines, cursor }: PageProps<ResolutionProps>) {
  return <ResolutionScreen key={one?.id} {...{ one, lines, cursor }} />;
}

export const getServerSideProps = resolutionProps;
