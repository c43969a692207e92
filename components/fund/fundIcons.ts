import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings that no other page needs: the shared set is part of every one. */
export const fundIcons = {
  flag: { lines: 'M6 20.5V4.5M6 5c4-2 7 2 12 0v8.5c-5 2-8-2-12 0' },
  share: { lines: 'M12 15V4M8 7.5 12 3.5l4 4M6 11.5H5V20h14v-8.5h-1' },
  qr: {
    lines: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5H16V16M19.5 13.5v6h-6',
  },
  heart: { shape: 'M12 19.5S4.5 15 4.5 9.5A4 4 0 0 1 12 7.5a4 4 0 0 1 7.5 2c0 5.5-7.5 10-7.5 10z' },
  shield: {
    shape: 'M12 3.75 19 6v5.5c0 4.25-2.75 7.25-7 8.75-4.25-1.5-7-4.5-7-8.75V6z',
    cut: 'M9 12l2.25 2.25L15.25 10',
  },
  card: {
    shape: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
    cut: 'M3.5 10h17M7 14.5h3',
  },
  back: { lines: 'M9 14 4.5 9.5 9 5M5 9.5h9a5 5 0 0 1 0 10h-3' },
  question: {
    lines: 'M9.5 9.3c.2-1.6 1.3-2.5 2.7-2.5s2.6 1 2.6 2.4c0 2-2.8 2.2-2.8 4.3M12 17h.01',
  },
  gift: {
    shape: 'M4.5 9h15v3.5h-15zM6 12.5V20h12v-7.5',
    lines: 'M12 9v11M12 9C9 9 7 7.5 8 5.7S11.5 5.5 12 9c.5-3.5 3-5 4-3.3S15 9 12 9z',
  },
  votes: { lines: 'M5 6.5h14M5 12h9M5 17.5h12' },
  left: { lines: 'M19.5 12h-15M10.5 6l-6 6 6 6' },
  lock: {
    shape: 'M6.5 10.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z',
    lines: 'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  },
  mail: {
    shape: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
    cut: 'M4 7l8 6 8-6',
  },
  words: {
    shape:
      'M6.5 5h11A2.5 2.5 0 0 1 20 7.5v6a2.5 2.5 0 0 1-2.5 2.5H12l-4.5 3.5V16h-1A2.5 2.5 0 0 1 4 13.5v-6A2.5 2.5 0 0 1 6.5 5z',
    cut: 'M8.5 9h7M8.5 12h4.5',
  },
} as const satisfies Record<string, IconDrawing>;
