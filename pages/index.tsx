import { LandingScreen } from '@/components/landing/LandingScreen';
import { landingProps, type Landing } from '@/lib/page/landing';
import type { PageProps } from '@/lib/page/serverPage';

export default function LandingPage({ sampleTheme, live, coming }: PageProps<Landing>) {
  return <LandingScreen sampleTheme={sampleTheme} live={live} coming={coming} />;
}

export const getServerSideProps = landingProps;
