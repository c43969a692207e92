import { Rocky, type RockyState } from '@/components/shared/overlay/rocky/Rocky';
import type { Part } from '@/components/shared/overlay/part';

/** Rocky, who says what happens. */
export const rockyPart: Part<RockyState> = {
  kind: 'ROCKY',
  toolKind: 'ROCKY',
  role: 'own',
  isShown: () => true,
  View: Rocky,
};
