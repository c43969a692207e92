import { useTranslation } from '@/hooks/ui/useTranslation';
import { Fragment } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Kbd } from '@/components/ui/buttons/Kbd';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { space } from '@/styles/tokens';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(4.5rem, auto) 1fr;
  gap: ${space[2]} ${space[4]};
`;

export interface ShortcutGroup {
  /** Key of the text that heads it; the first group has none. */
  title?: string;
  /** Keys, and the key of the text that says what they do. */
  rows: readonly (readonly [key: string, text: string])[];
}

interface Props {
  groups: readonly ShortcutGroup[];
  onClose: () => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** What each key does, and the switch that puts them to rest. */
export function ShortcutsHelp({ groups, onClose, isOn, onSwitch }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts.open')}>
      {groups.map(({ title, rows }) => (
        <Fragment key={title ?? ''}>
          {title && <h3>{t(title)}</h3>}
          <KeyList rows={rows} />
        </Fragment>
      ))}
      <SwitchField
        label={t('shortcuts.on')}
        hint={t('shortcuts.typing')}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

function KeyList({ rows }: Pick<ShortcutGroup, 'rows'>) {
  const { t } = useTranslation('console');
  return (
    <Keys>
      {rows.map(([key, text]) => (
        <Fragment key={key}>
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <dd>{t(text)}</dd>
        </Fragment>
      ))}
    </Keys>
  );
}
