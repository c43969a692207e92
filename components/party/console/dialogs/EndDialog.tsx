import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { ConfirmDialog } from '@/components/console/dialogs/ConfirmDialog';
import { consoleIcons } from '@/components/console/consoleIcons';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { roundOf } from '@/hooks/party/console/round';
import type { ConsoleParty } from '@/hooks/party/types';
import { color, space } from '@/styles/tokens';

const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;

  li {
    display: flex;
    gap: ${space[3]};
  }

  svg {
    flex: none;
    color: ${color.accentText};
  }
`;

interface Props {
  party: ConsoleParty;
  onClose: () => void;
  onConfirm: () => void;
}

/** Ending is the one act that asks: it says what happens to whom. */
export function EndDialog({ party, onClose, onConfirm }: Props) {
  const { t } = useTranslation('console');
  const { playing, called, ready } = roundOf(party);
  // Those away among them: they lose their place as well.
  const waiting = party.memberCount + party.awayCount;
  const up = called.length + ready.length;
  return (
    <ConfirmDialog
      question={t('end.question')}
      confirm={t('end.confirm')}
      cancel={t('end.keep')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Lines role="list">
        {playing.length > 0 && (
          <li>
            <Icon name="check" size={20} />
            {t('end.round', { number: party.roundNo, count: playing.length })}
          </li>
        )}
        {waiting + up > 0 && (
          <li>
            <DrawnIcon drawing={consoleIcons.people} size={20} />
            <span>{t(up > 0 ? 'end.told_up' : 'end.told', { count: waiting, up })}</span>
          </li>
        )}
        <li>
          <DrawnIcon drawing={consoleIcons.undo} size={20} />
          {t('end.undo')}
        </li>
      </Lines>
    </ConfirmDialog>
  );
}
