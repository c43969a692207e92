import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings only a console shows, on the grid of `iconPaths`. */
export const gripIcon: IconDrawing = {
  lines: 'M9 6.5v.1M15 6.5v.1M9 12v.1M15 12v.1M9 17.5v.1M15 17.5v.1',
};
