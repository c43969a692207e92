import dynamic from 'next/dynamic';
import { PageHead } from '@/components/shared/page/PageHead';
import { AsWritten } from '@/components/landing/show/AsWritten';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Landing } from '@/lib/page/landing';
import { FinalCall } from './FinalCall';
import { Hero } from './Hero';
import { Column } from './Landing.styles';
import { LandingFoot } from './LandingFoot';
import { LandingTop } from './LandingTop';
import { LiveNow } from './live/LiveNow';
import { ShowPlace } from './show/ShowPlace';

// Words and pictures: what the server wrote is all that a first visit needs (`AsWritten`).
const loadTools = () => import('./below/Tools').then((module) => module.Tools);
const loadAnswers = () => import('./below/Answers').then((module) => module.Answers);
const Tools = dynamic(loadTools);
const Answers = dynamic(loadAnswers);

export function LandingScreen({ sampleTheme, live, coming }: Landing) {
  const { t, i18n } = useTranslation('landing');
  return (
    <>
      <PageHead title={t('title')} description={t('hero.text')} />
      <LandingTop hasLinks />
      <Column>
        <Hero hasLive={live.length + coming.length > 0} />
        <ShowPlace theme={sampleTheme} />
        <AsWritten key={`tools ${i18n.language}`}>
          <Tools />
        </AsWritten>
        <LiveNow initial={live} coming={coming} />
        <AsWritten key={`answers ${i18n.language}`}>
          <Answers />
        </AsWritten>
        <FinalCall />
        <LandingFoot other="announce" />
      </Column>
    </>
  );
}
