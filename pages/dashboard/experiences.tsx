import { ExperiencesScreen } from '@/components/dashboard/experiences/ExperiencesScreen';
import { experiencesProps, type Experiences } from '@/lib/page/dashboard/experiences';
import type { PageProps } from '@/lib/page/serverPage';

export default function ExperiencesPage(props: PageProps<Experiences>) {
  return <ExperiencesScreen {...props} />;
}

export const getServerSideProps = experiencesProps;
