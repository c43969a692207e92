import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ComponentProps } from 'react';
import { OnNarrow } from '@/components/console/bar/Bar.styles';
import { Button } from '@/components/ui/buttons/Button';
import { mayRun } from '@/hooks/console/hostRights';
import { isRunning, type PartyAction } from '@/lib/shared/parties/partyActions';
import styled from 'styled-components';
import { QueueSwitch } from './QueueState';
import { SheetTools } from './QueueTools';

const Wide = styled(OnNarrow)`
  > * {
    flex: 1 1 0;
  }
`;

interface Props extends ComponentProps<typeof SheetTools> {
  onAction: (action: PartyAction) => void;
}

/** All tools; on a narrow screen with the switch of the state above and the end below. */
export function QueueSheet({ onAction, ...tools }: Props) {
  const { t } = useTranslation('console');
  const { party, onOpen } = tools;
  return (
    <>
      {isRunning(party) && (
        <Wide>
          <QueueSwitch party={party} onAction={onAction} isWide />
        </Wide>
      )}
      <SheetTools {...tools} />
      {isRunning(party) && mayRun(party) && (
        <Wide>
          <Button variant="danger" isWide onClick={() => onOpen('END')}>
            {t('tool.end')}
          </Button>
        </Wide>
      )}
    </>
  );
}
