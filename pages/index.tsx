import { LandingScreen } from '@/components/landing/LandingScreen';
import { landingProps, type Landing } from '@/lib/page/landing';
import type { PageProps } from '@/lib/page/serverPage';

export default function LandingPage({ sampleTheme, people, services }: PageProps<Landing>) {
  return <LandingScreen sampleTheme={sampleTheme} people={people} services={services} />;
}

export const getServerSideProps = landingProps;
