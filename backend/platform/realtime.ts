/** Rights on channels by exact name, and by regular expression over the whole name. */
export interface ChannelRights {
  channels?: Record<string, { read?: boolean; write?: boolean }>;
  patterns?: Record<string, { read?: boolean; write?: boolean }>;
}

export interface RealtimeToken {
  token: string;
  expiresAt: Date;
}

/** The server side of real time: PubNub, or the embedded server that speaks its protocol. */
export interface Realtime {
  /** Resolves once the service has taken the message; throws RealtimeError. */
  publish(channel: string, message: object, eventId: string): Promise<void>;
  /** A token bound to that user id ('anonymous' for visitors). Throws AppError `backend.unreachable`. */
  grant(userId: string, rights: ChannelRights, ttlMinutes: number): Promise<RealtimeToken>;
  /** Ends a token before its time. Throws AppError `backend.unreachable`. */
  revoke(token: string): Promise<void>;
}
