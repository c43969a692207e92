import styled from 'styled-components';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { MenuButton } from '@/components/ui/overlay/Menu';
import { useLazyTexts } from '@/hooks/called/useLazyTexts';
import { useOtherAccount } from '@/hooks/session/useOtherAccount';
import { useSwitch } from '@/hooks/session/useSwitch';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, size } from '@/styles/tokens';
import { switchIcon } from './switchIcon';
import { waitingWords } from './waitingWords';

const Item = styled(MenuButton)`
  > svg {
    flex: none;
  }

  > span {
    display: grid;
    max-width: 16rem;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** The way to the other account of this browser, in a menu; nothing where there is none. */
export function SwitchMenuItem() {
  const { t, i18n } = useTranslation('switching');
  const other = useOtherAccount();
  const hasTexts = useLazyTexts('switching', Boolean(other));
  const { switchTo, isRunning } = useSwitch();
  const toast = useToast();
  if (!other || !hasTexts) return null;
  const waits = waitingWords(t, i18n.language, other.waiting);

  async function press(handle: string) {
    const refusal = await switchTo(handle);
    if (refusal) toast.error(t(`errors:${refusal}`), refusal);
  }

  return (
    <Item aria-busy={isRunning} onClick={() => void press(other.handle)}>
      <DrawnIcon drawing={switchIcon} size={20} />
      <span>
        {t('to', { handle: other.handle })}
        {waits && <small>{waits}</small>}
      </span>
    </Item>
  );
}
