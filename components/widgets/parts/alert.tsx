import { Alert, type AlertState } from '@/components/shared/overlay/alert/Alert';
import type { Part } from '@/components/shared/overlay/part';

/** What happened, for a moment. */
export const alertPart: Part<AlertState> = {
  kind: 'ALERT',
  toolKind: 'ALERT',
  role: 'top',
  isShown: () => true,
  View: Alert,
};
