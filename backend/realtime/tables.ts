/** A token that was handed out and has not ended. */
export interface RealtimeTokensTable {
  id: string;
  /** What it was given to: a session or an overlay key. Both null: that is gone, revoke the token. */
  sessionId: string | null;
  widgetKeyId: string | null;
  /** As it was handed out: nothing less can be revoked. */
  token: string;
  expiresAt: Date;
}
