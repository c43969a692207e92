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
const person = 'M9.5 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5z';
const shoulders = 'M3 20c.4-3.5 3-5.5 6.5-5.5s6.1 2 6.5 5.5z';

const drawings = {
  home: { shape: 'M4 11.1 12 4.25l8 6.85V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z', cut: 'M12 20v-5' },
  experiences: {
    shape:
      'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v1.8a2.25 2.25 0 0 0 0 4.4V16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-1.8a2.25 2.25 0 0 0 0-4.4z',
    cut: 'M14.5 9.25v.1M14.5 12v.1M14.5 14.75v.1',
  },
  'ad-space': {
    shape: 'M4 10.5A1.5 1.5 0 0 1 5.5 9h3L17 5v14l-8.5-4h-3A1.5 1.5 0 0 1 4 13.5z',
    lines: 'M8.5 15.5l1 4H12M20 10.25v3.5',
  },
  clock: { shape: disc, cut: 'M12 8v4.25l2.75 1.75' },
  favorites: {
    shape:
      'M12 19.75S4.25 15.25 4.25 9.5A4.15 4.15 0 0 1 12 7.35 4.15 4.15 0 0 1 19.75 9.5c0 5.75-7.75 10.25-7.75 10.25z',
  },
  gifts: {
    shape: 'M4 8h16v3.5h-1V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7.5H4z',
    cut: 'M12 8v12M5 11.5h14',
    lines: 'M12 8S10.75 4 8.6 4a2 2 0 0 0 0 4M12 8s1.25-4 3.4-4a2 2 0 0 1 0 4',
  },
  help: {
    shape: disc,
    cut: 'M9.75 9.75a2.3 2.3 0 1 1 3.3 2.1c-.7.35-1.05.85-1.05 1.65M12 16.25v.1',
  },
  'stream-lottery': {
    shape: 'M6.5 4.5h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z',
    cut: 'M8.75 8.75v.1M12 12v.1M15.25 15.25v.1M15.25 8.75v.1M8.75 15.25v.1',
  },
  merchandise: {
    shape:
      'M8.5 4.5 4 7.25l1.75 4L7.5 10.5V19a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1v-8.5l1.75.75 1.75-4L15.5 4.5a3.5 3.5 0 0 1-7 0z',
  },
  fund: {
    shape: 'M12 3.75c3.25 3.5 5.75 6.5 5.75 9.75a5.75 5.75 0 0 1-11.5 0c0-3.25 2.5-6.25 5.75-9.75z',
    cut: 'M9 14.25a3.1 3.1 0 0 0 2.75 2.6',
  },
  'stream-party': {
    shape: 'M5.5 5h3v3h-3zM5.5 10.5h3v3h-3zM5.5 16h3v3h-3z',
    lines: 'M12 6.5h7M12 12h7M12 17.5h4.5',
  },
  payouts: {
    shape:
      'M5.5 6h12A1.5 1.5 0 0 1 19 7.5V9h1v9.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6z',
    cut: 'M4.5 9H19M16 14.5v.1',
  },
  settings: {
    shape:
      'M10.3 4h3.4l.5 2.3 1.5.9 2.25-.75 1.7 2.95-1.75 1.6v2l1.75 1.6-1.7 2.95-2.25-.75-1.5.9-.5 2.3h-3.4l-.5-2.3-1.5-.9-2.25.75-1.7-2.95L6.1 13v-2L4.35 9.4l1.7-2.95 2.25.75 1.5-.9z',
    cut: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  messages: {
    shape:
      'M6 5h12a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-6.25L7.5 20v-3.5H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z',
    cut: 'M8.5 9.25h7M8.5 12.5h4',
  },
  notifications: {
    shape:
      'M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4-1.75 5.25-1.75 7h14.5c0-1.75-1.75-3-1.75-7A5.5 5.5 0 0 0 12 4z',
    lines: 'M10 19.25a2.25 2.25 0 0 0 4 0',
  },
  menu: { lines: 'M4.5 7h15M4.5 12h15M4.5 17h15' },
  close: { lines: 'M6.5 6.5l11 11M17.5 6.5l-11 11' },
  check: { lines: 'M5 12.75l4.5 4.5L19 7.5' },
  plus: { lines: 'M12 5.5v13M5.5 12h13' },
  minus: { lines: 'M5.5 12h13' },
  play: { shape: 'M8 5.25 18.5 12 8 18.75z' },
  pause: { shape: 'M7 5.5h3v13H7zM14 5.5h3v13h-3z' },
  next: { lines: 'M5 12h13M12.5 6.5 18 12l-5.5 5.5' },
  skip: { shape: 'M5.5 6 14 12l-8.5 6z', lines: 'M18 6v12' },
  stop: { shape: 'M6.5 6.5h11v11h-11z' },
  user: {
    shape:
      'M12 4.5A3.75 3.75 0 1 0 12 12a3.75 3.75 0 0 0 0-7.5zM5 20c.4-3.5 3.25-5.5 7-5.5s6.6 2 7 5.5z',
  },
  users: {
    shape: `${person}${shoulders}`,
    lines: 'M15.5 5a3.5 3.5 0 0 1 0 6.75M18 15c1.75.9 2.8 2.6 3 5',
  },
  'user-plus': { shape: `${person}${shoulders}`, lines: 'M18.5 7.5v6M15.5 10.5h6' },
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
  link: {
    lines:
      'M10.25 13.75a3.5 3.5 0 0 0 5 0l3.25-3.25a3.55 3.55 0 0 0-5-5l-1 1M13.75 10.25a3.5 3.5 0 0 0-5 0L5.5 13.5a3.55 3.55 0 0 0 5 5l1-1',
  },
  external: {
    lines:
      'M13.5 5h5.5v5.5M19 5l-8 8M17 14v3.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 5 17.5v-9A1.5 1.5 0 0 1 6.5 7H10',
  },
  qr: {
    shape: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6z',
    cut: 'M7.5 7.45v.1M16.5 7.45v.1M7.5 16.45v.1',
    lines: 'M14 14v.1M17 14v2.5M19.5 14v.1M14 17v2.5M17 19.5h2.5',
  },
  'chevron-down': { lines: 'M6 9.5l6 6 6-6' },
  'chevron-up': { lines: 'M6 14.5l6-6 6 6' },
  'log-out': {
    lines: 'M13.5 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5h7M10 12h10M16 8l4 4-4 4',
  },
  globe: { shape: disc, cut: 'M4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16' },
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

/** Names of all icons. */
export type IconName = keyof typeof drawings;

/** The drawing behind every name. */
export const iconDrawings: Record<IconName, IconDrawing> = drawings;
