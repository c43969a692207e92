import styled from 'styled-components';
import { HelpLink } from '@/components/shared/help/HelpLink';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Onboarding } from '@/hooks/onboarding/useOnboarding';
import { useOverlay } from '@/hooks/onboarding/useOverlay';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STUDIO_PATH } from '@/lib/navigation/overlayAddress';
import { oneLine } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';
import { Screen } from './Screen';

const Address = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[5]};
  border: 2px solid ${color.control};
  border-radius: ${radius.huge};
  background: ${color.raised};

  code {
    flex: 1;
    font-family: inherit;
    ${oneLine}
  }
`;

const Quiet = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

/** The key in the address is nothing for a stream: it is read and copied, never shown here. */
const HIDDEN_KEY = '#key=••••••';

/** The one address for OBS, and a note that turns good by itself once a program shows it. */
export function OverlayScreen({ way }: { way: Onboarding }) {
  const { t } = useTranslation('onboarding');
  const { t: tCommon } = useTranslation('common');
  const overlay = useOverlay(way.current === 'overlay');
  const { isConnected, refusal, copyState } = overlay;
  const outcome = copyState === 'idle' ? '' : tCommon(`copy.${copyState}`);
  return (
    <Screen
      name="overlay"
      way={way}
      submit={t(isConnected ? `overlay.${way.tool}_open` : 'overlay.later')}
      isQuiet={!isConnected}
      onSubmit={way.goOn}
    >
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Address>
        <code>{`${overlay.origin.replace(/^https?:\/\//, '')}${STUDIO_PATH}${HIDDEN_KEY}`}</code>
        <Button
          variant={isConnected ? 'quiet' : 'primary'}
          icon={copyState === 'copied' ? 'check' : 'copy'}
          isLoading={overlay.isReading}
          onClick={() => void overlay.copyAddress()}
        >
          {outcome || t('overlay.copy')}
        </Button>
        <VisuallyHidden role="status">{outcome}</VisuallyHidden>
      </Address>
      <div role="status">
        <Notice
          kind={isConnected ? 'good' : 'info'}
          title={t(isConnected ? 'overlay.connected' : 'overlay.waiting')}
        >
          {t(isConnected ? 'overlay.connected_text' : 'overlay.waiting_text')}
        </Notice>
      </div>
      <Quiet>
        {t('overlay.size')} <HelpLink article="overlay">{t('overlay.pictures')}</HelpLink>
      </Quiet>
    </Screen>
  );
}
