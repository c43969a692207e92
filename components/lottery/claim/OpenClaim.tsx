import { useState, type CSSProperties } from 'react';
import { Clock } from '@/components/shared/draw/Clock';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import type { useClaim } from '@/hooks/lottery/claim/useClaim';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ClockSheet } from './Claim.styles';
import { DeclineButton } from './DeclineButton';

/** The clock, and one press that takes the prize. */
export function OpenClaim({ held }: { held: ReturnType<typeof useClaim> }) {
  const { t } = useTranslation('claim');
  const { claim, isTaking, take } = held;
  const { claimBy, creator } = claim;
  if (claimBy === null) {
    return (
      <Card>
        <h2>{t('confirming_title')}</h2>
        <p className="quiet">{t('confirming_text', { name: creator.name })}</p>
      </Card>
    );
  }
  return (
    <>
      <TimeLeft until={claimBy} />
      <Card>
        <p className="quiet">{t('mine_text')}</p>
        <Button size="large" isWide isLoading={isTaking} onClick={() => void take()}>
          {t('mine')}
        </Button>
        <DeclineButton held={held} />
      </Card>
    </>
  );
}

/** How long there is, beside how long there was when the page came. */
function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('claim');
  const left = useCountdown(until);
  const [whole, setWhole] = useState<number | null>(null);
  if (left !== null && left > (whole ?? 0)) setWhole(left);
  // Only in a browser: the policy of the page refuses styles that the server writes into it.
  const bar = left === null || !whole ? undefined : ({ '--left': left / whole } as CSSProperties);
  return (
    <ClockSheet>
      <div>
        <span>{t('within')}</span>
        <Clock className="time" until={until} />
      </div>
      <i style={bar} />
    </ClockSheet>
  );
}
