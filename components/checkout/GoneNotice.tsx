import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FreeSlot } from '@/lib/shared/availability/availability';
import type { ErrorCode } from '@/lib/shared/errors';
import { Nearest } from './Checkout.styles';

interface Props {
  /** The time that could not be had, in words. */
  time: string;
  code: ErrorCode;
  nearest: readonly FreeSlot[];
  wordsOf: (at: string) => string;
  onTake: (slot: FreeSlot) => void;
}

/** A time was taken meanwhile: what is safe, and the nearest ones to press instead. */
export function GoneNotice({ time, code, nearest, wordsOf, onTake }: Props) {
  const { t } = useTranslation('checkout');
  const first = useRef<HTMLButtonElement>(null);
  const firstAt = nearest[0]?.startsAt;
  useEffect(() => {
    if (firstAt !== undefined) first.current?.focus();
  }, [firstAt]);
  const title = code === 'availability.taken' ? t('gone.title', { time }) : t(`errors:${code}`);
  return (
    <Notice kind="warning" title={title} isLive>
      <p>{t(nearest.length > 0 ? 'gone.text' : 'gone.text_none')}</p>
      <Nearest>
        {nearest.map((slot, place) => (
          <Button
            key={slot.startsAt}
            ref={place === 0 ? first : undefined}
            variant="quiet"
            onClick={() => onTake(slot)}
          >
            {wordsOf(slot.startsAt)}
          </Button>
        ))}
      </Nearest>
    </Notice>
  );
}
