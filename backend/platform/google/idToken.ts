import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { GoogleConfig } from '@/backend/platform/config';
import { AppError } from '@/backend/platform/errors';
import { LIMITS } from '@/lib/shared/limits';

/** What Google says about somebody who signed in. */
export interface GoogleClaim {
  /** Google's identity of the person; it never changes, unlike their e-mail. */
  sub: string;
  /** Lower case. */
  email: string;
  isEmailVerified: boolean;
  /** As written there; may be missing. */
  givenName: string;
  familyName: string;
  name: string;
}

type Keys = ReturnType<typeof createRemoteJWKSet>;

const ISSUERS = ['accounts.google.com', 'https://accounts.google.com'];
/** Clocks differ by a little; a token that is older or younger than that is refused. */
const SKEW_SECONDS = 5;
const KEYS_TIMEOUT_MS = 4_000;
/** Between two looks for a key nobody has heard of: forged names must not make us ask and ask. */
const KEYS_COOLDOWN_MS = 10_000;

// Cached per configuration object, of which a process reads one: Google's keys are asked for rarely.
const keysByConfig = new WeakMap<GoogleConfig, Keys>();

function keysOf(config: GoogleConfig): Keys {
  const known = keysByConfig.get(config);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(config.jwksUrl), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    cooldownDuration: KEYS_COOLDOWN_MS,
  });
  keysByConfig.set(config, keys);
  return keys;
}

/**
 * Reads an ID token of Google's. `nonce` is the one that was asked for in this sign-in; that it is
 * used once is the caller's to see to. Throws `auth.google_refused` for a token that does not hold,
 * `auth.google_unavailable` when Google's keys cannot be read: that says nothing about the token.
 */
export async function readIdToken(
  config: GoogleConfig,
  given: { credential: string; nonce: string; now: Date },
): Promise<GoogleClaim> {
  const payload = await verified(config, given);
  if (!holds(payload, config, given)) throw new AppError('auth.google_refused');
  const { sub, email } = payload;
  if (typeof sub !== 'string' || sub === '' || !isEmail(email)) {
    throw new AppError('auth.google_refused');
  }
  return {
    sub,
    email: email.toLowerCase(),
    isEmailVerified: payload.email_verified === true,
    givenName: textOf(payload.given_name),
    familyName: textOf(payload.family_name),
    name: textOf(payload.name),
  };
}

async function verified(
  config: GoogleConfig,
  { credential, now }: { credential: string; now: Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(credential, keysOf(config), {
      algorithms: ['RS256'],
      issuer: ISSUERS,
      clockTolerance: SKEW_SECONDS,
      currentDate: now,
      requiredClaims: ['iss', 'aud', 'exp', 'iat', 'sub', 'nonce'],
    });
    return payload;
  } catch (error) {
    // Its message may quote the token's claims: only the kind of fault is kept.
    const cause = error instanceof Error ? new Error(error.name) : undefined;
    throw isRefusal(error)
      ? new AppError('auth.google_refused')
      : new AppError('auth.google_unavailable', { cause });
  }
}

/** All that jose leaves to us: one audience and no other party, no token of the future, our nonce. */
function holds(
  payload: JWTPayload,
  { clientId }: GoogleConfig,
  { nonce, now }: { nonce: string; now: Date },
): boolean {
  const latest = now.getTime() / 1000 + SKEW_SECONDS;
  return (
    payload.aud === clientId &&
    (payload.azp === undefined || payload.azp === clientId) &&
    typeof payload.iat === 'number' &&
    payload.iat <= latest &&
    payload.nonce === nonce
  );
}

/** Faults of the token. All others are faults of asking for the keys. */
function isRefusal(error: unknown): boolean {
  return [
    errors.JWTClaimValidationFailed,
    errors.JWTExpired,
    errors.JWTInvalid,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ].some((kind) => error instanceof kind);
}

function isEmail(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= LIMITS.email && /^[^\s@]+@[^\s@]+$/.test(value)
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
