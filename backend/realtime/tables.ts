/** A token that was handed out and has not ended. */
export interface RealtimeTokensTable {
  id: string;
  /** Null: the session is gone, or the token was taken from it; the token is to be revoked. */
  sessionId: string | null;
  /** As it was handed out: nothing less can be revoked. */
  token: string;
  expiresAt: Date;
}
