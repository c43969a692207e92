import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings only the studio shows, on the grid of `iconPaths`. */
export const studioIcons = {
  link: {
    lines:
      'M10 14l4-4M8.5 11 6 13.5a3.2 3.2 0 0 0 4.5 4.5L13 15.5M15.5 13 18 10.5A3.2 3.2 0 0 0 13.5 6L11 8.5',
  },
  code: { lines: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h2v2h-2zM19 14v5h-5M17.5 17.5v.1' },
  grip: { lines: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1' },
  undo: { lines: 'M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3' },
  usual: { lines: 'M19 12a7 7 0 1 1-2-5M19 4v4h-4' },
  sound: {
    lines: 'M4.5 9.5v5H8l4.5 4v-13l-4.5 4zM15.5 9.5a3.5 3.5 0 0 1 0 5M18 7a7 7 0 0 1 0 10',
  },
  grid: { lines: 'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z' },
  screen: {
    lines: 'M4.5 5.5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM9 20h6',
  },
  bolt: { lines: 'M13 4 6 13.5h5L10.5 20 18 10.5h-5z' },
  bell: { lines: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10.5 20.5h3' },
  stone: {
    lines:
      'M4.6 18c-.9-4.4 1.6-8.2 6-9l1.9-4.2 2.3 3 2.7-1.3.6 4.2c2 1.9 2.4 4.6 1.5 7.3a17 17 0 0 1-15 0zM9.5 13v1.4M14 13v1.4',
  },
} as const satisfies Record<string, IconDrawing>;
