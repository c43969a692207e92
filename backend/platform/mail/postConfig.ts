import { z } from 'zod';

const text = z.string().trim().min(1);

/** Environment variables for mails and text messages. */
export const postEnvironment = {
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
    .optional(),
  MAIL_FROM: text.optional(),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: text.optional(),
  TWILIO_API_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://api.twilio.com' })
    .default('https://api.twilio.com'),
};

type PostEnvironment = z.output<z.ZodObject<typeof postEnvironment>> & {
  PUBLIC_ORIGIN?: string | undefined;
};

export interface TwilioKeys {
  accountSid: string;
  authToken: string;
  /** Number or messaging service the texts come from. */
  from: string;
  /** Without a slash at its end. */
  apiUrl: string;
}

export interface PostConfig {
  /** Where links in mails lead: never taken from a request, whose `Host` anybody may write. */
  siteOrigin: string;
  /** `Name <address>` that mails come from. */
  mailFrom: string;
  /** Null: mails stay readable at /dev/outbox. */
  smtpUrl: string | null;
  /** Null: text messages stay readable at /dev/outbox. */
  twilio: TwilioKeys | null;
}

const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/** Returns the variables that are missing although others need them, each with a sentence. */
export function missingPostSettings(env: PostEnvironment): { name: string; message: string }[] {
  const missing = TWILIO.filter((name) => !env[name]);
  const isPart = missing.length > 0 && missing.length < TWILIO.length;
  return [
    ...(isPart ? missing : []).map((name) => ({
      name,
      message: 'is missing; Twilio needs all three settings, or none for texts at /dev/outbox',
    })),
    ...(env.SMTP_URL && !env.PUBLIC_ORIGIN
      ? [{ name: 'PUBLIC_ORIGIN', message: 'is missing; links in mails need the public address' }]
      : []),
  ];
}

/** Returns the settings of mails and text messages. The environment has been checked before. */
export function readPostConfig(env: PostEnvironment): PostConfig {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  const site = new URL(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`);
  return {
    siteOrigin: site.origin,
    mailFrom: env.MAIL_FROM ?? `PlayPlus <no-reply@${site.hostname}>`,
    smtpUrl: env.SMTP_URL ?? null,
    twilio:
      accountSid && authToken && from
        ? { accountSid, authToken, from, apiUrl: env.TWILIO_API_URL.replace(/\/+$/, '') }
        : null,
  };
}
