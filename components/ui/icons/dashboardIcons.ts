import { iconDrawings, type IconDrawing } from './iconPaths';

/** Drawings of the dashboard's menu, loaded with it: visitors never see them. */
export const dashboardIcons = {
  home: iconDrawings.home,
  clock: iconDrawings.clock,
  help: iconDrawings.help,
  settings: iconDrawings.settings,
  messages: {
    shape:
      'M6 5h12a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-6.25L7.5 20v-3.5H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z',
    cut: 'M8.5 9.25h7M8.5 12.5h4',
  },
  experiences: {
    shape:
      'M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v1.8a2.25 2.25 0 0 0 0 4.4V16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-1.8a2.25 2.25 0 0 0 0-4.4z',
    cut: 'M14.5 9.25v.1M14.5 12v.1M14.5 14.75v.1',
  },
  'ad-space': {
    shape: 'M4 10.5A1.5 1.5 0 0 1 5.5 9h3L17 5v14l-8.5-4h-3A1.5 1.5 0 0 1 4 13.5z',
    lines: 'M8.5 15.5l1 4H12M20 10.25v3.5',
  },
  favorites: {
    shape:
      'M12 19.75S4.25 15.25 4.25 9.5A4.15 4.15 0 0 1 12 7.35 4.15 4.15 0 0 1 19.75 9.5c0 5.75-7.75 10.25-7.75 10.25z',
  },
  gifts: {
    shape: 'M4 8h16v3.5h-1V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7.5H4z',
    cut: 'M12 8v12M5 11.5h14',
    lines: 'M12 8S10.75 4 8.6 4a2 2 0 0 0 0 4M12 8s1.25-4 3.4-4a2 2 0 0 1 0 4',
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
    shape: 'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5z',
    cut: 'M4.6 12.1c2.5-1.7 4.9 1.7 7.4 0s4.9-1.7 7.4 0',
  },
  'stream-party': {
    shape:
      'M6.5 4.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM6.5 10.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2zM6.5 16.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
    lines: 'M12 6h7.5M12 12h7.5M12 18h4.75',
  },
  payouts: {
    shape:
      'M5.5 6h12A1.5 1.5 0 0 1 19 7.5V9h1v9.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6z',
    cut: 'M4.5 9H19M16 14.5v.1',
  },
  notifications: {
    shape:
      'M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4-1.75 5.25-1.75 7h14.5c0-1.75-1.75-3-1.75-7A5.5 5.5 0 0 0 12 4z',
    lines: 'M10 19.25a2.25 2.25 0 0 0 4 0',
  },
  bolt: { shape: 'M13 4 6 13.5h5L10.5 20 18 10.5h-5z' },
  calendar: {
    shape: 'M5.5 6h13a1 1 0 0 1 1 1v11.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z',
    cut: 'M4.5 10.5h15',
    lines: 'M8.5 3.75v4M15.5 3.75v4',
  },
  more: { lines: 'M5.5 12h.1M12 12h.1M18.5 12h.1' },
  'log-out': {
    lines: 'M13.5 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5h7M10 12h10M16 8l4 4-4 4',
  },
  elsewhere: {
    lines:
      'M13.5 4.75h5.75v5.75M19 5l-8.25 8.25M10 5.5H6.5A1.5 1.5 0 0 0 5 7v10.5A1.5 1.5 0 0 0 6.5 19H17a1.5 1.5 0 0 0 1.5-1.5V14',
  },
  profile: {
    shape: 'M12 4.25a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8zM4.75 19.75a7.25 5.6 0 0 1 14.5 0z',
  },
} as const satisfies Record<string, IconDrawing>;
