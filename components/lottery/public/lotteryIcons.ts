import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings that no other page needs: the shared set is part of every one. */
export const lotteryIcons = {
  trophy: {
    shape: 'M8 4.5h8v6a4 4 0 0 1-8 0z',
    lines: 'M8 6.5H5.25c0 3 1 4.5 3 4.75M16 6.5h2.75c0 3-1 4.5-3 4.75M12 14.5v4M8.5 19.5h7',
  },
  lock: {
    shape: 'M6.5 10.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z',
    lines: 'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  },
  shield: { shape: 'M12 3.75 19 6v5.5c0 4.25-2.75 7.25-7 8.75-4.25-1.5-7-4.5-7-8.75V6z', cut: 'M9 12l2.25 2.25L15.25 10' },
  receipt: {
    shape: 'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v1.8a2.25 2.25 0 0 0 0 4.4V16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-1.8a2.25 2.25 0 0 0 0-4.4z',
    cut: 'M13.5 9.5v5',
  },
} as const satisfies Record<string, IconDrawing>;
