import type { ReactNode } from 'react';
import { LockableSection } from '@/components/console/edit/LockableSection';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  title: string;
  /** Somebody has entered: it is shown and cannot be changed. */
  isLocked: boolean;
  children: ReactNode;
}

/** A part of the form that is fixed from the first entry on, and says so. */
export function LockedSection({ title, isLocked, children }: Props) {
  const { t } = useTranslation('lotteryEdit');
  return (
    <LockableSection title={title} locked={isLocked ? t('locked.part') : null}>
      {children}
    </LockableSection>
  );
}
