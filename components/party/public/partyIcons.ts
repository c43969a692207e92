import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings that no other page needs: the shared set is part of every one. */
export const partyIcons = {
  game: {
    shape:
      'M7.5 7.5h9a5 5 0 0 1 4.8 3.7l1 4a2.6 2.6 0 0 1-4.5 2.4L15.8 15H8.2l-2 2.6a2.6 2.6 0 0 1-4.5-2.4l1-4a5 5 0 0 1 4.8-3.7z',
    cut: 'M8 10v3M6.5 11.5h3M15.5 10.5h.01M17.5 12.5h.01',
  },
  people: {
    shape: 'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
    lines:
      'M2.8 19.5c.6-3.6 3-5.5 6.2-5.5s5.6 1.9 6.2 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2 .7 3.3 2.4 3.7 5',
  },
  message: {
    shape:
      'M6.5 5h11A2.5 2.5 0 0 1 20 7.5v6a2.5 2.5 0 0 1-2.5 2.5H12l-4.5 4v-4h-1A2.5 2.5 0 0 1 4 13.5v-6A2.5 2.5 0 0 1 6.5 5z',
  },
} as const satisfies Record<string, IconDrawing>;
