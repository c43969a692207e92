import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Drawings that only the ticket shows. */
export const cup: IconDrawing = {
  shape: 'M5 9.5h11V15a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z',
  lines: 'M16 11h1.3a2.4 2.4 0 0 1 0 4.8H16M8.5 3.5V6M12.5 3.5V6',
};
export const pad: IconDrawing = {
  shape:
    'M7.5 7.5h9a5 5 0 0 1 4.8 3.7l1 4a2.6 2.6 0 0 1-4.5 2.4L15.8 15H8.2l-2 2.6a2.6 2.6 0 0 1-4.5-2.4l1-4a5 5 0 0 1 4.8-3.7z',
  cut: 'M8 10v3M6.5 11.5h3M15.5 10.5h.1M17.5 12.5h.1',
};
export const message: IconDrawing = {
  lines:
    'M6.5 5h11A2.5 2.5 0 0 1 20 7.5v6a2.5 2.5 0 0 1-2.5 2.5H12l-4.5 4v-4h-1A2.5 2.5 0 0 1 4 13.5v-6A2.5 2.5 0 0 1 6.5 5z',
};
export const sound: IconDrawing = {
  shape: 'M4.5 9.5v5h3L12 18.5v-13L7.5 9.5z',
  lines: 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
};
export const back: IconDrawing = { lines: 'm14.5 6-6 6 6 6' };
