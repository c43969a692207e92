/** A token that was handed out and has not ended. */
export interface RealtimeTokensTable {
  id: string;
  /** What it was given to: a session or a key of a widget. Both null: that is gone, revoke the token. */
  sessionId: string | null;
  widgetId: string | null;
  /** The version of the widget's key; null with `widgetId`. */
  widgetVersion: number | null;
  /** As it was handed out: nothing less can be revoked. */
  token: string;
  expiresAt: Date;
}
