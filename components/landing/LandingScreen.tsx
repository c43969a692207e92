import { useTranslation } from '@/hooks/ui/useTranslation';
import { LanguageSelector } from '@/components/shared/LanguageSelector';
import { LegalLinks } from '@/components/shared/LegalLinks';
import { PageHead } from '@/components/shared/PageHead';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { useSession } from '@/hooks/session/useSession';
import { ChancePreview } from './ChancePreview';
import { FundPreview } from './FundPreview';
import { HeroRing } from './HeroRing';
import { Column, End, Foot, Hero, HeroWords, Tools } from './Landing.styles';
import { LandingTop } from './LandingTop';
import { QueuePreview } from './QueuePreview';
import { ToolSection } from './ToolSection';

export function LandingScreen() {
  const { t } = useTranslation('landing');
  const { isLoggedIn } = useSession();
  const start = isLoggedIn ? (
    <ButtonLink href="/dashboard/home" size="large">
      {t('common:nav.dashboard')}
    </ButtonLink>
  ) : (
    <ButtonLink href="/signup" size="large">
      {t('common:sign_up')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t('title')} description={t('hero.text')} />
      <LandingTop />
      <Column>
        <Hero>
          <HeroWords>
            <h1>{t('hero.heading')}</h1>
            <p>{t('hero.text')}</p>
            {start}
          </HeroWords>
          <HeroRing />
        </Hero>
      </Column>
      <Tools>
        <Column>
          <ToolSection tool="queue" name="PlayQueue" isReady>
            <QueuePreview />
          </ToolSection>
          <ToolSection tool="chance" name="PlayChance" isReady={false} isTurned>
            <ChancePreview />
          </ToolSection>
          <ToolSection tool="fund" name="PlayFund" isReady={false}>
            <FundPreview />
          </ToolSection>
        </Column>
      </Tools>
      <Column>
        <End>
          <h2>{t('end.heading')}</h2>
          <p>{t('end.text')}</p>
          {start}
        </End>
        <Foot>
          <LanguageSelector />
          <LegalLinks />
        </Foot>
      </Column>
    </>
  );
}
