import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings of a card, which stands on pages that count their bytes; the others stand apart. */
export const cardIcons = {
  heart: { shape: 'M12 19.5S4.5 15 4.5 9.5A4 4 0 0 1 12 7.5a4 4 0 0 1 7.5 2c0 5.5-7.5 10-7.5 10z' },
  star: {
    shape: 'M12 4l2.5 5.1 5.6.8-4.05 3.95.95 5.6-5-2.65-5 2.65.95-5.6L3.9 9.9l5.6-.8z',
  },
} as const satisfies Record<string, IconDrawing>;
