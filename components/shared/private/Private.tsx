import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { color, radius } from '@/styles/tokens';

/** As many for every secret: their number tells nothing of its length. */
const DOTS = [1, 2, 3, 4, 5] as const;

const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  color: ${color.textQuiet};

  i {
    width: 0.375em;
    height: 0.375em;
    border-radius: ${radius.round};
    background: currentColor;
  }
`;

/** Shows private data; while it is hidden, dots. */
export function Private({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { isHidden, hold } = useStreamSafe();
  if (!isHidden || hold.isHeld) return children;
  return (
    <Dots>
      {DOTS.map((dot) => (
        <i key={dot} />
      ))}
      <VisuallyHidden>{t('private.word')}</VisuallyHidden>
    </Dots>
  );
}

/** Shows what is hidden for as long as it is held; nothing where nothing is hidden. */
export function HoldToShow() {
  const { t } = useTranslation('common');
  const { isHidden, hold } = useStreamSafe();
  if (!isHidden) return null;
  return (
    <Button size="small" variant="quiet" icon={hold.isHeld ? 'eye' : 'eye-off'} {...hold.button}>
      {t('private.hold')}
    </Button>
  );
}
