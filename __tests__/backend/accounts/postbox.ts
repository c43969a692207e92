import type { TestDatabase } from '@/__tests__/support/database';

/** Reads what an account was sent, as its owner would. */
export function postbox(database: TestDatabase) {
  const mailsTo = (toAddress: string) =>
    database.db
      .selectFrom('mails')
      .selectAll()
      .where('toAddress', '=', toAddress)
      .orderBy('id')
      .execute();
  return {
    mailsTo,
    /** Kinds of mail an address got, in order. */
    kindsTo: async (to: string) => (await mailsTo(to)).map(({ kind }) => kind),
    /** The token in the newest mail of a kind. */
    tokenTo: async (to: string, kind: string): Promise<string> => {
      const mail = (await mailsTo(to)).filter((mail) => mail.kind === kind).at(-1);
      return /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? `no ${kind} for ${to}`;
    },
    /** The code in the newest mail to an address, whatever its kind. */
    mailedCodeTo: async (to: string): Promise<string> => {
      const texts = (await mailsTo(to)).map(({ text }) => text);
      return (
        /^(\d{6}|[A-Z2-9]{4}(-[A-Z2-9]{4}){2})$/m.exec(texts.at(-1) ?? '')?.[0] ??
        `no code for ${to}`
      );
    },
    /** The code in the newest text to a number. */
    codeTo: async (toNumber: string): Promise<string> => {
      const texts = await database.db
        .selectFrom('smsMessages')
        .select('text')
        .where('toNumber', '=', toNumber)
        .orderBy('id')
        .execute();
      return /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '';
    },
  };
}

/** The code of a refusal, or 'done'. */
export async function codeOf(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code;
  }
}
