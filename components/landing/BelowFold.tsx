import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Landing } from '@/lib/page/landing';
import { ChancePreview } from '@/components/landing/tools/ChancePreview';
import { BookSomething } from './BookSomething';
import { Discover } from './Discover';
import { FundPreview } from '@/components/landing/tools/FundPreview';
import { Column, End, Tools } from './Landing.styles';
import { LandingFoot } from './LandingFoot';
import { QueuePreview } from '@/components/landing/tools/QueuePreview';
import { StartLink } from './StartLink';
import { ToolSection } from '@/components/landing/tools/ToolSection';

/** Everything below the first screen. */
export function BelowFold({ sampleTheme, people, services }: Landing) {
  const { t } = useTranslation('landing');
  return (
    <>
      <Tools id="tools">
        <Column>
          <ToolSection tool="queue" name="PlayQueue">
            <QueuePreview themeVariables={sampleTheme} />
          </ToolSection>
          <ToolSection tool="chance" name="PlayChance" isTurned>
            <ChancePreview />
          </ToolSection>
          <ToolSection tool="fund" name="PlayFund">
            <FundPreview />
          </ToolSection>
        </Column>
      </Tools>
      <Column>
        <BookSomething services={services} />
        <Discover people={people} />
        <End>
          <h2>{t('end.heading')}</h2>
          <p>{t('end.text')}</p>
          <StartLink />
        </End>
        <LandingFoot other="announce" />
      </Column>
    </>
  );
}
