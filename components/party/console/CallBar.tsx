import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { RunAgain } from '@/components/shared/RunAgain';
import { maySet } from '@/hooks/console/hostRights';
import { nextPeople } from '@/hooks/party/console/nextPeople';
import type { ConsoleParty } from '@/hooks/party/types';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import { CallBarRoot, CallSlot, NextNames, Stepper } from './Queue.styles';
import { RequireRight } from '@/components/console/RequireRight';
import { OrderMenu } from './OrderMenu';

interface Props {
  party: ConsoleParty;
  count: number;
  order: OrderPolicy;
  onOpen: () => void;
  onCall: () => void;
  onStep: (by: 1 | -1) => void;
  onOrder: (order: OrderPolicy) => void;
}

/** The main action: opening a new queue, calling people, running it again when it is over. */
export function CallBar({ party, count, order, onOpen, onCall, onStep, onOrder }: Props) {
  const { t } = useTranslation('console');
  const { state } = party;
  if (state === 'ENDED') {
    if (!maySet(party)) return null;
    return (
      <CallBarRoot aria-label={t('party:again.button')}>
        <CallSlot>
          <RunAgain partyId={party.id} size="large" isWide />
        </CallSlot>
      </CallBarRoot>
    );
  }
  if (state === 'DRAFT' || state === 'SCHEDULED') {
    return (
      <CallBarRoot aria-label={t('console.OPEN')}>
        <RequireRight>
          <CallSlot>
            <Button size="large" icon="play" isWide onClick={onOpen}>
              {t('console.OPEN')}
            </Button>
          </CallSlot>
        </RequireRight>
      </CallBarRoot>
    );
  }
  const isEmpty = party.memberCount === 0;
  return (
    <CallBarRoot aria-label={t('console.call', { count })}>
      <RequireRight>
        <CallSlot>
          <Button
            size="large"
            icon="next"
            isWide
            aria-disabled={isEmpty || undefined}
            onClick={onCall}
          >
            <span>
              {isEmpty ? t('console.call_none') : t('console.call', { count })}
              {!isEmpty && <WhoIsNext party={party} count={count} order={order} />}
            </span>
          </Button>
        </CallSlot>
        <Stepper role="group" aria-label={t('console.call_count')}>
          <IconButton icon="minus" label={t('console.fewer')} onClick={() => onStep(-1)} />
          <output>{count}</output>
          <IconButton icon="plus" label={t('console.more_people')} onClick={() => onStep(1)} />
        </Stepper>
        <OrderMenu order={order} onChoose={onOrder} />
      </RequireRight>
    </CallBarRoot>
  );
}

const NAMES_SHOWN = 3;

/** Who the button will call, or how they will be picked when that is open. */
function WhoIsNext({ party, count, order }: Pick<Props, 'party' | 'count' | 'order'>) {
  const { t, i18n } = useTranslation('console');
  const people = nextPeople(party, count, order);
  const names = people?.slice(0, NAMES_SHOWN).map(({ handle }) => handle) ?? [];
  const more = (people?.length ?? 0) - names.length;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
    more > 0 ? [...names, t('call.others', { count: more })] : names,
  );
  const how = order === 'LANES' ? '' : t(`call.order_${order}`);
  return <NextNames>{[how, list].filter(Boolean).join(': ')}</NextNames>;
}
