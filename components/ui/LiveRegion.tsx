import { useCoalesced } from '@/hooks/ui/useCoalesced';
import { VisuallyHidden } from './VisuallyHidden';

const PAUSE_MS = 2000;

interface LiveRegionProps {
  /** The state in words; every change is read out, politely and at most once in two seconds. */
  message: string;
}

export function LiveRegion({ message }: LiveRegionProps) {
  const spoken = useCoalesced(message, PAUSE_MS);
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {spoken}
    </VisuallyHidden>
  );
}
