import { useTranslation } from '@/hooks/ui/useTranslation';
import { Fragment } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Kbd } from '@/components/ui/buttons/Kbd';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { space } from '@/styles/tokens';

const PAGE = [
  ['N', 'shortcuts.n'],
  ['+', 'shortcuts.plus'],
  ['-', 'shortcuts.minus'],
  ['Q', 'shortcuts.q'],
  ['Z', 'shortcuts.z'],
  ['S', 'shortcuts.s'],
  ['D', 'shortcuts.d'],
  ['O', 'shortcuts.o'],
  ['P', 'shortcuts.p'],
  ['C', 'shortcuts.c'],
  ['T', 'shortcuts.t'],
  ['I', 'guest.open'],
  ['H', 'shortcuts.h'],
  ['W', 'shortcuts.w'],
  ['L', 'shortcuts.l'],
  ['1–4', 'shortcuts.lists'],
  ['?', 'shortcuts.help'],
] as const;

const ROW = [
  ['↑ ↓', 'shortcuts.arrows'],
  ['A', 'act.CALL'],
  ['S', 'act.PLAYING'],
  ['D', 'act.PLAYED'],
  ['M', 'act.MISSED'],
  ['K', 'act.SKIPPED'],
  ['R', 'act.REMOVED'],
  ['V', 'act.BAN'],
  ['B', 'act.BACK'],
  ['Y', 'act.PRIORITY'],
  ['E', 'act.NOTE'],
  ['X', 'shortcuts.x'],
  ['F', 'act.FRONT'],
  ['G', 'act.PLACE'],
] as const;

const GRIP = [
  ['␣', 'shortcuts.grab'],
  ['↑ ↓', 'shortcuts.carry'],
  ['Home End', 'shortcuts.ends'],
  ['Esc', 'shortcuts.let_go'],
] as const;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(4.5rem, auto) 1fr;
  gap: ${space[2]} ${space[4]};
`;

interface Props {
  onClose: () => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** What each key does, and the switch that puts them to rest. */
export function ShortcutsHelp({ onClose, isOn, onSwitch }: Props) {
  const { t } = useTranslation('console');
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts.open')}>
      <KeyList rows={PAGE} />
      <h3>{t('shortcuts.on_row')}</h3>
      <KeyList rows={ROW} />
      <h3>{t('shortcuts.on_grip')}</h3>
      <KeyList rows={GRIP} />
      <SwitchField
        label={t('shortcuts.on')}
        hint={t('shortcuts.typing')}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

function KeyList({ rows }: { rows: readonly (readonly [key: string, text: string])[] }) {
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
