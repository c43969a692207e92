import PubNub from 'pubnub';
import { BACKEND_PUBLISHER } from '@/lib/shared/parties/messages';
import type { PubNubKeys } from '@/backend/platform/config';
import { AppError } from '@/backend/platform/errors';

export interface ChannelRight {
  read?: boolean;
  write?: boolean;
}

/** Rights on channels by exact name, and by regular expression over the whole name. */
export interface ChannelRights {
  channels?: Record<string, ChannelRight>;
  patterns?: Record<string, ChannelRight>;
}

export interface RealtimeToken {
  token: string;
  expiresAt: Date;
}

/** The server side of real time: PubNub, or the embedded server that speaks its protocol. */
export interface Realtime {
  /**
   * Resolves once the service has taken the message; throws RealtimeError. Without `isInHistory` it
   * reaches who listens, and no history has it.
   */
  publish(
    channel: string,
    message: object,
    eventId: string,
    options?: { isInHistory: boolean },
  ): Promise<void>;
  /** A token bound to that user id ('anonymous' for visitors). Throws AppError `backend.unreachable`. */
  grant(userId: string, rights: ChannelRights, ttlMinutes: number): Promise<RealtimeToken>;
  /** Ends a token before its time. Throws RealtimeError. */
  revoke(token: string): Promise<void>;
  /** Deletes all that the history of a channel holds. Throws RealtimeError. */
  forget(channel: string): Promise<void>;
}

/** Keys, and for the embedded server its `host:port`. */
export interface RealtimeConnection extends PubNubKeys {
  origin?: string;
}

/** Something was not taken. `refused`: it will never be, however often it is sent. */
export class RealtimeError extends Error {
  override name = 'RealtimeError';
  readonly refused: boolean;

  constructor(refused: boolean, cause: unknown) {
    super(refused ? 'real time refused it' : 'real time did not take it', { cause });
    this.refused = refused;
  }
}

const TIMEOUT_SECONDS = 5;
/** Of the token that publishes: asked for anew long before its end. */
const PASS = { minutes: 24 * 60, renewAfterMs: 12 * 60 * 60_000 };
const EVERYWHERE = { patterns: { '^.*$': { write: true } } };
/** Beside keys, channel and signature: servers and what stands before them take about 8 KiB. */
const ADDRESS_CHARS = 4000;
const REFUSED = new Set([400, 413, 414]);
/** Of the answers that refuse, those that will be others soon. */
const PASSING = new Set([408, 429]);

/** Opens no connection before the first call. */
export function createRealtime({ origin, secretKey, ...keys }: RealtimeConnection): Realtime {
  const settings = {
    ...keys,
    ...(origin ? { origin, ssl: false } : {}),
    userId: BACKEND_PUBLISHER,
    keepAlive: true,
    transactionalRequestTimeout: TIMEOUT_SECONDS,
    // The outbox sends again by itself; a caller waiting for a token wants its answer now.
    retryConfiguration: PubNub.NoneRetryPolicy(),
  };
  const admin = new PubNub({ ...settings, secretKey });
  // Signs nothing: the SDK's signature costs as much as all the rest of sending a message.
  const publisher = new PubNub(settings);
  let pass: Promise<void> | undefined;
  let renewAt = 0;

  const grant: Realtime['grant'] = async (userId, { channels = {}, patterns = {} }, ttlMinutes) => {
    // Before the request: the token may end a moment early, never late.
    const expiresAt = new Date(Date.now() + ttlMinutes * 60_000);
    try {
      const token = await admin.grantToken({
        ttl: ttlMinutes,
        authorized_uuid: userId,
        resources: { channels },
        patterns: { channels: patterns },
      });
      return { token, expiresAt };
    } catch (error) {
      throw new AppError('backend.unreachable', { cause: describe(error) });
    }
  };

  /** Those who publish at once wait for one token. */
  const holdPass = () => {
    if (pass && Date.now() < renewAt) return pass;
    renewAt = Date.now() + PASS.renewAfterMs;
    pass = grant(BACKEND_PUBLISHER, EVERYWHERE, PASS.minutes).then(({ token }) =>
      publisher.setToken(token),
    );
    return pass;
  };

  return {
    grant,

    async publish(channel, message, eventId, { isInHistory } = { isInHistory: true }) {
      try {
        await holdPass();
      } catch (error) {
        pass = undefined;
        throw new RealtimeError(false, error);
      }
      try {
        await publisher.publish({
          channel,
          message: { ...message },
          meta: { eventId },
          storeInHistory: isInHistory,
          sendByPost: !fitsAddress(message),
        });
      } catch (error) {
        // Revoked, or not of these keys any more: the next one tries with a new one.
        if (statusCode(error) === 403) pass = undefined;
        throw new RealtimeError(REFUSED.has(statusCode(error)), describe(error));
      }
    },

    async revoke(token) {
      await admin.revokeToken(token).catch(refuseAsAdmin);
    },

    async forget(channel) {
      await admin.deleteMessages({ channel }).catch(refuseAsAdmin);
    },
  };
}

function refuseAsAdmin(error: unknown): never {
  const code = statusCode(error);
  const isRefused = code >= 400 && code < 500 && !PASSING.has(code);
  throw new RealtimeError(isRefused, describe(error));
}

/**
 * Whether a message may travel in the address. A join does, and is spared the packing of a body; a
 * page of fifty people does not, and its body is packed.
 */
function fitsAddress(message: object): boolean {
  return encodeURIComponent(JSON.stringify(message)).length <= ADDRESS_CHARS;
}

function status(error: unknown): { statusCode?: unknown; category?: unknown } {
  const found = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof found === 'object' && found !== null ? found : {};
}

function statusCode(error: unknown): number {
  return Number(status(error).statusCode ?? 0);
}

/** The SDK's error carries the whole request, signature and token included: keep three words of it. */
function describe(error: unknown): Error {
  const { category } = status(error);
  return new Error(
    `real time answered ${statusCode(error)} ${typeof category === 'string' ? category : ''}`.trim(),
  );
}
