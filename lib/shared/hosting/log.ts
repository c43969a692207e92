/** What the log holds beside a tool's own acts; nothing of it is undone. */
export const RECORD_KINDS = [
  'SETTINGS',
  'OVERLAY_KEY_MADE',
  'OVERLAY_KEY_ROTATED',
  'OVERLAY_KEY_REVOKED',
  'CONTROL_MADE',
  'CONTROL_REVOKED',
  'MOD_INVITED',
  'MOD_JOINED',
  'MOD_DECLINED',
  'MOD_RIGHT',
  'MOD_REMOVED',
  'MOD_LEFT',
  'GUEST_LIST',
  'BAN_LIFTED',
  'ALERTS',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** One thing that changed. Where its values are secret, both are null. */
export interface LoggedChange {
  /** Name of a setting, as the payload that changes it spells it. */
  field: string;
  /** Null: nothing was set, or nobody may read it here. */
  from: string | null;
  to: string | null;
}
