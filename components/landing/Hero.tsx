import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Cluster } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import { HeroHeading, HeroRoot } from './Landing.styles';
import { StartLink } from './StartLink';

/** Lines longer than this take smaller letters: the headline has two lines in every language. */
const LONG = 14;

/** The headline, what the product is in a sentence, and the two ways on. */
export function Hero({ hasLive }: { hasLive: boolean }) {
  const { t } = useTranslation('landing');
  const heading = t('hero.heading');
  const isLong = heading.split('\n').some((line) => line.length > LONG);
  return (
    <HeroRoot>
      <HeroHeading $isLong={isLong}>{heading}</HeroHeading>
      <div>
        <p>{t('hero.text')}</p>
        <Cluster>
          <StartLink />
          <ButtonLink href={hasLive ? '#live' : explorePath()} variant="quiet" size="large">
            {t('hero.live')}
          </ButtonLink>
        </Cluster>
      </div>
    </HeroRoot>
  );
}
