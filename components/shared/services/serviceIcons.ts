import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings that only the pages of experiences need: the shared set is part of every page. */
export const serviceIcons = {
  search: { lines: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4 4' },
  share: { lines: 'M12 15V4M8 7.5 12 3.5l4 4M6 11.5H5V20h14v-8.5h-1' },
  calendar: {
    shape: 'M5.5 6h13a1 1 0 0 1 1 1v11.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
    cut: 'M4.5 10.5h15',
    lines: 'M8.5 3.75v4M15.5 3.75v4',
  },
  bell: {
    lines: 'M6 10.5a6 6 0 0 1 12 0c0 5 2 6 2 6H4s2-1 2-6M10 19.5a2.2 2.2 0 0 0 4 0',
  },
  bolt: { shape: 'M13 4 6 13.5h5L10.5 20 18 10.5h-5z' },
  back: { lines: 'M9 14 4.5 9.5 9 5M5 9.5h9a5 5 0 0 1 0 10h-3' },
  shield: {
    shape: 'M12 3.75 19 6v5.5c0 4.25-2.75 7.25-7 8.75-4.25-1.5-7-4.5-7-8.75V6z',
    cut: 'M9 12l2.25 2.25L15.25 10',
  },
  card: {
    shape: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
    cut: 'M3.5 10h17M7 14.5h3',
  },
  game: {
    shape:
      'M7.5 7.5h9a4.5 4.5 0 0 1 4.3 5.8l-.9 3a2.2 2.2 0 0 1-3.8.8L14.5 15h-5l-1.6 2.1a2.2 2.2 0 0 1-3.8-.8l-.9-3a4.5 4.5 0 0 1 4.3-5.8z',
    cut: 'M8.5 10v3M7 11.5h3M15 10.6v.1M17 12.6v.1',
  },
  people: {
    shape: 'M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19a5.5 4.75 0 0 1 11 0z',
    lines: 'M15.5 6a3 3 0 0 1 0 5.5M17 14.75A5.5 5 0 0 1 20.5 19',
  },
  voice: {
    shape:
      'M12 3.75a2.75 2.75 0 0 0-2.75 2.75V11a2.75 2.75 0 0 0 5.5 0V6.5A2.75 2.75 0 0 0 12 3.75z',
    lines: 'M6.5 11a5.5 5.5 0 0 0 11 0M12 16.5v3.75',
  },
  video: {
    shape:
      'M5.5 6.5h8A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 16V8a1.5 1.5 0 0 1 1.5-1.5z',
    lines: 'M15 11l5-3v8l-5-3',
  },
  language: {
    lines:
      'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5zM4 12h16M12 4c4.5 5 4.5 11 0 16-4.5-5-4.5-11 0-16z',
  },
  pictures: {
    shape: 'M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z',
    cut: 'M5 17l5-5 4 4 2-2 3.5 3.5M15.5 9.5v.1',
  },
  parcel: {
    shape: 'M5 8l7-4 7 4v8l-7 4-7-4z',
    cut: 'M5.5 8.25 12 12l6.5-3.75M12 12v7.5',
  },
} as const satisfies Record<string, IconDrawing>;
