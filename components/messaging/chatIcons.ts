import type { IconDrawing } from '@/components/ui/icons/iconPaths';

/** Icons that only the messages use, drawn on the grid of `iconPaths`. */
export const backIcon: IconDrawing = { lines: 'M14.5 6 8.5 12l6 6' };

export const sendIcon: IconDrawing = {
  shape: 'M4.5 5.25 20 12 4.5 18.75 6.5 12z',
  cut: 'M6.75 12H12',
};

export const imageIcon: IconDrawing = {
  shape:
    'M6 5.5h12a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 17V7A1.5 1.5 0 0 1 6 5.5z',
  cut: 'M5 16.5l4.25-4.25 3 3L15 12.5l4.25 4M9 9.25v.1',
};

export const archiveIcon: IconDrawing = {
  shape: 'M5.5 9h13v9a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1z',
  cut: 'M10 12.5h4',
  lines: 'M4.5 5.5h15V9h-15z',
};

export const flagIcon: IconDrawing = {
  shape: 'M6.5 5.25c3-1.5 6 1.5 11 0v8.5c-5 1.5-8-1.5-11 0z',
  lines: 'M6.5 4.5V20',
};

export const blockIcon: IconDrawing = {
  shape: 'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5z',
  cut: 'M6.5 6.5l11 11',
};

export const searchIcon: IconDrawing = {
  lines: 'M10.75 4.75a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.25 15.25 19.5 19.5',
};
