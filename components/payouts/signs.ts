import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings of these pages alone. */
export const signs = {
  export: { lines: 'M12 4.5v10M7.75 10.5 12 14.75l4.25-4.25M5 19.25h14' },
  back: { lines: 'M9 6.5 4.75 10.75 9 15M5 10.75h9.5a4.25 4.25 0 0 1 0 8.5H11' },
  bank: { shape: 'M4 9.5 12 5l8 4.5z', lines: 'M5 19.5h14M7 12.5v4M12 12.5v4M17 12.5v4' },
  onward: { lines: 'M9.5 6l6 6-6 6' },
  chart: { lines: 'M5.5 19v-5.5M10 19V9.5M14.5 19V6M19 19v-9' },
  table: {
    shape: 'M5.5 5h13a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
    cut: 'M4.5 9.5h15M4.5 14.25h15M10 9.5V19',
  },
  gift: {
    shape:
      'M12 19.25S4.5 15 4.5 9.6A4.05 4.05 0 0 1 12 7.5a4.05 4.05 0 0 1 7.5 2.1C19.5 15 12 19.25 12 19.25z',
  },
  sale: { shape: 'M6 8h12l1 12H5z', lines: 'M9 8V6.5a3 3 0 0 1 6 0V8' },
} as const satisfies Record<string, IconDrawing>;
