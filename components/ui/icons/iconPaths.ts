/**
 * Own drawings on a 24 grid. `shape` is the outline, filled in the filled variant; `cut` are the
 * lines inside it, cut out of the fill; `lines` stand beside it and look alike in both variants.
 */
export interface IconDrawing {
  shape?: string;
  cut?: string;
  lines?: string;
}

const disc = 'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5z';

const drawings = {
  home: { shape: 'M4 11.1 12 4.25l8 6.85V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z', cut: 'M12 20v-5' },
  clock: { shape: disc, cut: 'M12 8v4.25l2.75 1.75' },
  help: {
    shape: disc,
    cut: 'M9.75 9.75a2.3 2.3 0 1 1 3.3 2.1c-.7.35-1.05.85-1.05 1.65M12 16.25v.1',
  },
  settings: {
    shape:
      'M10.3 4h3.4l.5 2.3 1.5.9 2.25-.75 1.7 2.95-1.75 1.6v2l1.75 1.6-1.7 2.95-2.25-.75-1.5.9-.5 2.3h-3.4l-.5-2.3-1.5-.9-2.25.75-1.7-2.95L6.1 13v-2L4.35 9.4l1.7-2.95 2.25.75 1.5-.9z',
    cut: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  menu: { lines: 'M4.5 7h15M4.5 12h15M4.5 17h15' },
  close: { lines: 'M6.5 6.5l11 11M17.5 6.5l-11 11' },
  check: { lines: 'M5 12.75l4.5 4.5L19 7.5' },
  plus: { lines: 'M12 5.5v13M5.5 12h13' },
  minus: { lines: 'M5.5 12h13' },
  play: { shape: 'M8 5.25 18.5 12 8 18.75z' },
  pause: { shape: 'M7 5.5h3v13H7zM14 5.5h3v13h-3z' },
  next: { lines: 'M5 12h13M12.5 6.5 18 12l-5.5 5.5' },
  stop: { shape: 'M6.5 6.5h11v11h-11z' },
  copy: {
    shape:
      'M10 8.5h8A1.5 1.5 0 0 1 19.5 10v8.5A1.5 1.5 0 0 1 18 20h-8a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5z',
    lines: 'M15.5 5.5A1.5 1.5 0 0 0 14 4H6a1.5 1.5 0 0 0-1.5 1.5V14A1.5 1.5 0 0 0 6 15.5',
  },
  eye: {
    shape: 'M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12z',
    cut: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  'eye-off': {
    lines:
      'M9.5 6.1a9 9 0 0 1 2.5-.35c6 0 9.25 6.25 9.25 6.25a15 15 0 0 1-2.5 3.3M6 7.75A14.5 14.5 0 0 0 2.75 12S6 18.25 12 18.25a9.5 9.5 0 0 0 4-.9M4.5 4.5l15 15M10.2 10.25a2.5 2.5 0 0 0 3.5 3.5',
  },
  trash: {
    shape: 'M6 8h12l-.8 11a1 1 0 0 1-1 1H7.8a1 1 0 0 1-1-1z',
    cut: 'M10.25 11.5v5M13.75 11.5v5',
    lines: 'M4.5 7.75h15M9.5 7.5V5.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2',
  },
  edit: {
    shape: 'M4.75 19.25l.75-4L15.75 5a1.5 1.5 0 0 1 2.1 0l1.15 1.15a1.5 1.5 0 0 1 0 2.1L8.75 18.5z',
    cut: 'M14 7l3 3',
  },
  'chevron-down': { lines: 'M6 9.5l6 6 6-6' },
  'chevron-up': { lines: 'M6 14.5l6-6 6 6' },
  info: { shape: disc, cut: 'M12 11.25v5M12 7.9v.1' },
  warning: { shape: 'M12 4.5 20.5 19h-17z', cut: 'M12 10v4.25M12 16.75v.1' },
  error: { shape: 'M8.5 4h7L20 8.5v7L15.5 20h-7L4 15.5v-7z', cut: 'M12 8v4.75M12 15.9v.1' },
  good: { shape: disc, cut: 'M8.5 12.25l2.5 2.5 4.5-5' },
  'sad-face': { shape: disc, cut: 'M9 9.75v.5M15 9.75v.5M8.5 16a4.25 4.25 0 0 1 7 0' },
  'photo-sharing': {
    shape:
      'M5.5 7.5h3l1.25-2h4.5l1.25 2h3A1.5 1.5 0 0 1 20 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5V9a1.5 1.5 0 0 1 1.5-1.5z',
    cut: 'M12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  'chat-community': {
    shape:
      'M5.5 4.5h8A1.5 1.5 0 0 1 15 6v5.5a1.5 1.5 0 0 1-1.5 1.5H9l-3 2.5V13h-.5A1.5 1.5 0 0 1 4 11.5V6a1.5 1.5 0 0 1 1.5-1.5z',
    lines: 'M18 9.5h.5A1.5 1.5 0 0 1 20 11v5a1.5 1.5 0 0 1-1.5 1.5H18V20l-3-2.5h-3.5',
  },
  'professional-network': {
    shape:
      'M5.5 8.5h13A1.5 1.5 0 0 1 20 10v7.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5V10a1.5 1.5 0 0 1 1.5-1.5z',
    cut: 'M4.5 12.75h15M12 12v2',
    lines: 'M9 8V6.5A1.5 1.5 0 0 1 10.5 5h3A1.5 1.5 0 0 1 15 6.5V8',
  },
  microblog: {
    shape: 'M19.5 4.5c-7 .25-11.5 4-11.5 11.5 6 0 10-2.5 11.5-11.5z',
    cut: 'M14.5 9.5 8 16',
    lines: 'M8 16l-3.5 3.5',
  },
} as const satisfies Record<string, IconDrawing>;

/** Names of the icons of every page; those of the dashboard's menu stand in `dashboardIcons`. */
export type IconName = keyof typeof drawings;

/** The drawing behind every name. */
export const iconDrawings: Record<IconName, IconDrawing> = drawings;
