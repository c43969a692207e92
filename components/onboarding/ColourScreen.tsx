import { useState } from 'react';
import { Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Onboarding } from '@/hooks/onboarding/useOnboarding';
import { useCall } from '@/hooks/secureql/useCall';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { hueSwatches } from '@/styles/tokens';
import { ColourPreview } from './ColourPreview';
import { Hue, Hues } from './Onboarding.styles';
import { Screen } from './Screen';

/** The house's own colour first: whoever wants none of their own just goes on. */
const HUES = [...hueSwatches].sort((a, b) => Number(b.hue === 309) - Number(a.hue === 309));

/** The colour of page, console and overlay, shown at once and saved on going on. */
export function ColourScreen({ way }: { way: Onboarding }) {
  const { t } = useTranslation('onboarding');
  const { user } = useSession();
  const own = Math.round(Number(user?.extraPublic.display_hue));
  const [hue, setHue] = useState(HUES.some((one) => one.hue === own) ? own : 309);
  const { run, isRunning, refusal } = useCall('creators/save-theme/');

  async function keep() {
    const { answer } = await run({
      display_hue: String(hue),
      display_is_dark_mode: user?.extraPublic.display_is_dark_mode ?? false,
    });
    if (answer !== null) way.goOn();
  }

  return (
    <Screen
      name="colour"
      way={way}
      submit={t('colour.submit')}
      isRunning={isRunning}
      problem={{ code: refusal, text: refusal && t(`errors:${refusal}`) }}
      onSubmit={() => void keep()}
    >
      <Hues>
        <legend>{t('colour.title')}</legend>
        {HUES.map((swatch) => (
          <Hue key={swatch.hue} $fill={swatch.color} title={t(`hue.${swatch.hue}`)}>
            <VisuallyHidden>{t(`hue.${swatch.hue}`)}</VisuallyHidden>
            <input
              type="radio"
              name="hue"
              value={swatch.hue}
              checked={swatch.hue === hue}
              onChange={() => setHue(swatch.hue)}
            />
            <Icon name="check" size={24} />
            <span className="ring" aria-hidden="true" />
          </Hue>
        ))}
      </Hues>
      <ColourPreview hue={hue} name={user?.handle ?? ''} />
    </Screen>
  );
}
