import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Somebody won. */
export const trophy: IconDrawing = {
  lines:
    'M8 4.5h8V10a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.2 4.8 3.6 5M16 6h3.5c0 3-1.2 4.8-3.6 5M12 14v3.5M8.5 19.5h7',
};

/** Anyone can check it. */
export const shield: IconDrawing = {
  lines: 'M12 4l7 2.5V12c0 4.2-3 6.8-7 8.2C8 18.8 5 16.2 5 12V6.5zM9 12l2.2 2.2L15.2 10',
};
