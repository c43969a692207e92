/** The dialogs that every console has. */
export const ROOM_DIALOGS = [
  'LOG',
  'BANS',
  'MODERATORS',
  'CONTROLS',
  'SHARE',
  'OVERLAY',
  'ALERTS',
  'TOOLS',
] as const;
export type RoomDialog = (typeof ROOM_DIALOGS)[number];

/** The dialog if it is one that every console has; null for one of the tool's own. */
export const roomDialog = (kind: string | undefined): RoomDialog | null =>
  ROOM_DIALOGS.find((one) => one === kind) ?? null;
