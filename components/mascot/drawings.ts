import type { IconDrawing } from '@/components/ui/icons/iconPaths';

const horn = 'M4.5 9.75h3l4.75-4v12.5l-4.75-4h-3z';

/** Drawings of the buttons beside the mascot. */
export const stageDrawings = {
  sound: { shape: horn, lines: 'M15.5 9.25a4 4 0 0 1 0 5.5M18 6.75a7.5 7.5 0 0 1 0 10.5' },
  muted: { shape: horn, lines: 'M15.75 9.75l4.5 4.5M20.25 9.75l-4.5 4.5' },
} as const satisfies Record<string, IconDrawing>;
