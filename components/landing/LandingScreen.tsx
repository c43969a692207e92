import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import type { Landing } from '@/lib/page/landing';
import { BelowFold } from './BelowFold';
import { HeroRing } from './HeroRing';
import { Column, Hero, HeroWords } from './Landing.styles';
import { LandingTop } from './LandingTop';
import { StartLink } from './StartLink';

export function LandingScreen(props: Landing) {
  const { t } = useTranslation('landing');
  return (
    <>
      <PageHead title={t('title')} description={t('hero.text')} />
      <LandingTop />
      <Column>
        <Hero>
          <HeroWords>
            <h1>{t('hero.heading')}</h1>
            <p>{t('hero.text')}</p>
            <Cluster>
              <StartLink />
              <ButtonLink href="#tools" variant="link" size="large">
                {t('hero.look')}
              </ButtonLink>
            </Cluster>
          </HeroWords>
          <HeroRing />
        </Hero>
      </Column>
      <BelowFold {...props} />
    </>
  );
}
