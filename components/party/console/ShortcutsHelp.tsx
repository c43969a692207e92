import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/Dialog';
import { Kbd } from '@/components/ui/Kbd';
import { SwitchField } from '@/components/ui/SwitchField';
import { space } from '@/styles/tokens';

const ROWS = [
  ['N', 'shortcuts.n'],
  ['+', 'shortcuts.plus'],
  ['-', 'shortcuts.minus'],
  ['S', 'shortcuts.s'],
  ['D', 'shortcuts.d'],
  ['O', 'shortcuts.o'],
  ['P', 'shortcuts.p'],
  ['C', 'shortcuts.c'],
  ['L', 'shortcuts.l'],
  ['?', 'shortcuts.help'],
] as const;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]} ${space[4]};
`;

interface Props {
  isOpen: boolean;
  onClose: () => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** What each key does, and the switch that puts them to rest. */
export function ShortcutsHelp({ isOpen, onClose, isOn, onSwitch }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shortcuts.open')}>
      <Keys>
        {ROWS.map(([key, text]) => (
          <KeyRow key={key} name={key} text={t(text)} />
        ))}
      </Keys>
      <SwitchField
        label={t('shortcuts.on')}
        hint={t('shortcuts.typing')}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

function KeyRow({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>
        <Kbd>{name}</Kbd>
      </dt>
      <dd>{text}</dd>
    </>
  );
}
