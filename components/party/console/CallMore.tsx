import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { Stepper } from '@/components/console/act/Act.styles';
import { RequireRight } from '@/components/console/RequireRight';
import { RunAgain } from '@/components/shared/RunAgain';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { maySet } from '@/hooks/console/hostRights';
import { roundOf } from '@/hooks/party/console/round';
import type { ConsoleParty } from '@/hooks/party/types';
import { isRunning } from '@/lib/shared/parties/partyActions';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import { media } from '@/styles/media';
import { size, space } from '@/styles/tokens';
import { OrderMenu } from './OrderMenu';

/** Its words stay on one line beside the order and the number, in every language. */
const CallButton = styled(Button)`
  flex: none;
  white-space: nowrap;

  @media ${media.desk} {
    padding-inline: ${space[4]};
    font-size: ${size.small};
  }

  @media ${media.broad} {
    font-size: ${size.text};
  }
`;

interface Props {
  party: ConsoleParty;
  count: number;
  order: OrderPolicy;
  onCall: () => void;
  onStep: (by: 1 | -1) => void;
  onOrder: (order: OrderPolicy) => void;
}

/** Calls people whatever the next act is, as many as the host says; a queue that is over runs again. */
export function CallMore({ party, count, order, onCall, onStep, onOrder }: Props) {
  const { t } = useTranslation('console');
  if (party.state === 'ENDED') {
    return maySet(party) && <RunAgain partyId={party.id} variant="quiet" />;
  }
  if (!isRunning(party) || party.memberCount === 0) return null;
  const { called, ready } = roundOf(party);
  const isMore = called.length + ready.length > 0 && count === 1;
  return (
    <RequireRight>
      <OrderMenu order={order} onChoose={onOrder} />
      <CallButton variant="quiet" onClick={onCall}>
        {isMore ? t('call.more') : t('call.number', { count })}
      </CallButton>
      <Stepper role="group" aria-label={t('console.call_count')}>
        <IconButton icon="minus" label={t('console.fewer')} onClick={() => onStep(-1)} />
        <output>{count}</output>
        <IconButton icon="plus" label={t('console.more_people')} onClick={() => onStep(1)} />
      </Stepper>
    </RequireRight>
  );
}
