import { createTransport } from 'nodemailer';
import { request } from 'undici';
import type { PostConfig, TwilioKeys } from './postConfig';
import { PostRefused, type CarriedRow, type Carrier } from './postWorker';
import type { MailsTable, SmsMessagesTable } from './tables';

const DAY_MS = 24 * 60 * 60_000;
/** A code in a text message has expired after that. */
const SMS_LIFE_MS = 10 * 60_000;

type MailRow = CarriedRow &
  Pick<
    MailsTable,
    keyof CarriedRow | 'messageId' | 'toAddress' | 'subject' | 'text' | 'html' | 'unsubscribeUrl'
  >;
type SmsRow = CarriedRow & Pick<SmsMessagesTable, 'toNumber' | 'text'>;

/** Returns the delivery channels that are configured; a demo has none. */
export function carriersOf({ smtpUrl, mailFrom, twilio }: PostConfig): Carrier<CarriedRow>[] {
  return [
    ...(smtpUrl ? [smtpCarrier(smtpUrl, mailFrom)] : []),
    ...(twilio ? [twilioCarrier(twilio)] : []),
  ] as Carrier<CarriedRow>[];
}

/** Mails by SMTP, over at most three connections that stay open. */
export function smtpCarrier(url: string, from: string): Carrier<MailRow> {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    table: 'mails',
    keepTryingMs: 3 * DAY_MS,
    deliver: async ({ messageId, toAddress, subject, text, html, unsubscribeUrl }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: toAddress },
          messageId,
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
        });
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}

/**
 * Returns what a mail server said without the address in it: addresses stay out of the log. A 5xx
 * about this mail or its recipient is final. A 5xx about our own log-in is not: the mail is tried
 * again.
 */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const sentence = `mail not taken: ${String(code)} ${status}`;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutMail && status >= 500;
  return isFinal ? new PostRefused(sentence) : new Error(sentence);
}

/** Text messages by Twilio's REST API. */
export function twilioCarrier({
  accountSid,
  authToken,
  from,
  apiUrl,
}: TwilioKeys): Carrier<SmsRow> {
  const address = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    table: 'sms_messages',
    keepTryingMs: SMS_LIFE_MS,
    deliver: async ({ toNumber, text }) => {
      const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
      const { statusCode, body } = await request(address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: toNumber, Body: text, [sender]: from }).toString(),
        signal: AbortSignal.timeout(15_000),
      });
      await body.dump();
      if (statusCode === 400) throw new PostRefused('Twilio refused the number or the text');
      if (statusCode >= 300) throw new Error(`Twilio answered ${statusCode}`);
    },
    close: () => Promise.resolve(),
  };
}
