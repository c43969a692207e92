import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings that only the checkout needs. */
export const checkoutIcons = {
  left: { lines: 'M19.5 12h-15M10.5 6l-6 6 6 6' },
  bolt: { shape: 'M13 3.75 5.5 13.5H11l-1 6.75 7.5-9.75H12z' },
  back: { lines: 'M9 14 4.5 9.5 9 5M5 9.5h9a5 5 0 0 1 0 10h-3' },
  shield: {
    shape: 'M12 3.75 19 6v5.5c0 4.25-2.75 7.25-7 8.75-4.25-1.5-7-4.5-7-8.75V6z',
    cut: 'M9 12l2.25 2.25L15.25 10',
  },
  calendar: {
    shape:
      'M6 5.5h12a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7A1.5 1.5 0 0 1 6 5.5z',
    cut: 'M4.5 10h15',
    lines: 'M8.5 3.5v3.5M15.5 3.5v3.5',
  },
} as const satisfies Record<string, IconDrawing>;
