import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { DayRange } from '@/lib/shared/availability/availability';
import { RangeFields } from './RangeFields';

interface Props {
  /** When hours of the day begin and end, UTC ISO 8601. */
  momentsOf: (range: DayRange) => { startsAt: string; endsAt: string };
  onDone: () => Promise<void>;
}

/** Keeps some of a day for the creator; it counts at once. */
export function BlockTime({ momentsOf, onDone }: Props) {
  const { t } = useTranslation('hours');
  const [range, setRange] = useState<DayRange>({ from: 18 * 60, to: 19 * 60 });
  const [requestKey] = useState(newRequestKey);
  const block = useCall('availability/block-time/');

  async function press() {
    const { answer } = await block.run({ ...momentsOf(range), requestKey });
    if (answer) await onDone();
  }

  return (
    <Stack $gap={2}>
      <FormError code={block.refusal}>{block.refusal && t(`errors:${block.refusal}`)}</FormError>
      <RangeFields day={t('block.MANUAL')} range={range} onChange={setRange} />
      <Button variant="quiet" isLoading={block.isRunning} onClick={() => void press()}>
        {t('block.press')}
      </Button>
    </Stack>
  );
}
