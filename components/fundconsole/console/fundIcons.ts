import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings only a fund's console shows, on the grid of `iconPaths`. */
export const fundIcons = {
  flag: { lines: 'M6 20.5v-16M6 5c4-2 7 2 12 0v8.5c-5 2-8-2-12 0' },
  back: { lines: 'M9 7 4.5 11.5 9 16M5 11.5h14.5V7' },
  again: { lines: 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5V8h3.5' },
  link: {
    lines:
      'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  },
  match: { lines: 'M4 12h6M14 12h6M12 5v14' },
  session: { shape: 'M4.5 9h15v6h-15z', cut: 'M11 9v6' },
  heart: {
    shape:
      'M12 19.75S4.25 15.25 4.25 9.5A4.15 4.15 0 0 1 12 7.35 4.15 4.15 0 0 1 19.75 9.5c0 5.75-7.75 10.25-7.75 10.25z',
  },
  news: { shape: 'M4.5 5.5h15v13h-15z', cut: 'M8 9.5h8M8 12.5h8M8 15.5h4' },
  bank: { lines: 'M4.5 10 12 5.5 19.5 10zM6.5 10v7M10 10v7M14 10v7M17.5 10v7M4.5 19h15' },
} as const satisfies Record<string, IconDrawing>;
