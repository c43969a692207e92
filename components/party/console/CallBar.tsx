import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import type { PartyState } from '@/lib/shared/messages';
import { CallBarRoot, CallSlot, Stepper } from './Console.styles';

interface Props {
  state: PartyState;
  count: number;
  waitingCount: number;
  onOpen: () => void;
  onCall: () => void;
  onStep: (by: 1 | -1) => void;
}

/** The one next act: opening a new queue, then calling people, as many as the host says. */
export function CallBar({ state, count, waitingCount, onOpen, onCall, onStep }: Props) {
  const { t } = useTranslation('console');
  if (state === 'ENDED') return null;
  if (state === 'DRAFT') {
    return (
      <CallBarRoot aria-label={t('console.OPEN')}>
        <CallSlot>
          <Button size="large" icon="play" isWide onClick={onOpen}>
            {t('console.OPEN')}
          </Button>
        </CallSlot>
      </CallBarRoot>
    );
  }
  const isEmpty = waitingCount === 0;
  return (
    <CallBarRoot aria-label={t('console.call', { count })}>
      <CallSlot>
        <Button
          size="large"
          icon="next"
          isWide
          aria-disabled={isEmpty || undefined}
          onClick={onCall}
        >
          {isEmpty ? t('console.call_none') : t('console.call', { count })}
        </Button>
      </CallSlot>
      <Stepper role="group" aria-label={t('console.call_count')}>
        <IconButton icon="minus" label={t('console.fewer')} onClick={() => onStep(-1)} />
        <output>{count}</output>
        <IconButton icon="plus" label={t('console.more_people')} onClick={() => onStep(1)} />
      </Stepper>
    </CallBarRoot>
  );
}
