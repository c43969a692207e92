import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { CallBarRoot, CallSlot, Stepper } from './Console.styles';

interface Props {
  count: number;
  waitingCount: number;
  onCall: () => void;
  onStep: (by: 1 | -1) => void;
}

/** "Call next" and how many at once. */
export function CallBar({ count, waitingCount, onCall, onStep }: Props) {
  const { t } = useTranslation('party');
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
