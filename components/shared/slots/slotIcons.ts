import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings of the calendar of free times. */
export const slotIcons = {
  earlier: { lines: 'M14.5 6l-6 6 6 6' },
  later: { lines: 'M9.5 6l6 6-6 6' },
  globe: {
    shape: 'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5z',
    cut: 'M4 12h16M12 4c2.5 2.3 3.5 5 3.5 8s-1 5.7-3.5 8c-2.5-2.3-3.5-5-3.5-8s1-5.7 3.5-8z',
  },
} as const satisfies Record<string, IconDrawing>;
