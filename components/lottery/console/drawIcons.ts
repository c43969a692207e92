import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings only the console of a draw shows, on the grid of `iconPaths`. */
export const drawIcons = {
  lock: {
    shape:
      'M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11z',
    lines: 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  },
  trophy: {
    shape: 'M8 4.5h8V10a4 4 0 0 1-8 0z',
    lines: 'M8 6H4.5c0 3 1.2 4.8 3.6 5M16 6h3.5c0 3-1.2 4.8-3.6 5M12 14v3.5M8.5 19.5h7',
  },
  seal: {
    shape: 'M12 4l7 2.5V12c0 4.2-3 6.8-7 8.2C8 18.8 5 16.2 5 12V6.5z',
    cut: 'M9 12l2.2 2.2L15.2 10',
  },
  mail: {
    shape:
      'M5.5 6h13a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6z',
    lines: 'M4.5 7.5l7.5 6 7.5-6',
  },
} as const satisfies Record<string, IconDrawing>;
