import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useSwitch } from '@/hooks/session/useSwitch';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, radius, size, space, weight } from '@/styles/tokens';
import { switchIcon } from './switchIcon';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]} clamp(${space[4]}, 3vw, ${space[5]});
  border-radius: ${radius.large};
  background: ${color.accentSoft};
  color: ${color.text};

  > svg {
    flex: none;
    color: ${color.accentText};
  }

  > div {
    display: grid;
    flex: 1 1 14rem;
    gap: ${space[1]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: ${size.text};
    font-weight: ${weight.strong};
    letter-spacing: normal;
    line-height: 1.35;
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

interface Props {
  /** Of the account to go on as. */
  handle: string;
  title: string;
  text: string;
  /** Something there asks for them. */
  isUrgent?: boolean;
  /** What is done there is done on this page. */
  isHere?: boolean;
}

/** Something is the other account's of this browser: what, and the press that leads there. */
export function SwitchNote({ handle, title, text, isUrgent = false, isHere = false }: Props) {
  const { t } = useTranslation('switching');
  const { t: tError } = useTranslation('errors');
  const { switchTo, isRunning, refusal } = useSwitch({ isHere });
  return (
    <Root aria-labelledby="switch-title">
      <DrawnIcon drawing={switchIcon} size={24} />
      <div>
        <h2 id="switch-title">{title}</h2>
        <p>{text}</p>
        <FormError>{refusal && tError(refusal)}</FormError>
      </div>
      <Button
        variant={isUrgent ? 'primary' : 'quiet'}
        isLoading={isRunning}
        onClick={() => void switchTo(handle)}
      >
        {t('to', { handle })}
      </Button>
    </Root>
  );
}
