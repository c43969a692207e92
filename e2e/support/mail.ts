import { expect, type BrowserContext } from '@playwright/test';
import { callSecureql } from './people';

/** The text of everything that was lately sent to a mailbox or number, the newest first. */
export async function sentTo(context: BrowserContext, to: string): Promise<string> {
  const outbox = await context.newPage();
  await outbox.goto(`/dev/outbox?to=${encodeURIComponent(to)}`);
  const text = await outbox.locator('body').innerText();
  await outbox.close();
  return text;
}

/** The six digits of the newest mail that has some; the mail may still be on its way. */
export async function mailedCode(context: BrowserContext, to: string): Promise<string> {
  let code: string | undefined;
  const read = async () => {
    const found = /^(\d{6})$|(\d{6}) is your PlayPlus code/m.exec(await sentTo(context, to));
    code = found?.[1] ?? found?.[2];
    return code;
  };
  await expect.poll(read, `a code for ${to}`).toBeDefined();
  return code ?? '';
}

/** The newest link to a page that was mailed to somebody. */
export async function mailedLink(
  context: BrowserContext,
  to: string,
  page: string,
): Promise<string> {
  const link = new RegExp(`https?://\\S+/async/${page}#token=[\\w-]+`);
  return link.exec(await sentTo(context, to))?.[0] ?? `no ${page} for ${to}`;
}

/** Confirms the address of a member without a page. */
export async function confirmEmail(context: BrowserContext, email: string): Promise<void> {
  const code = await mailedCode(context, email);
  const { body } = await callSecureql(context, 'accounts/confirm-email-code/', { code });
  const answer = body.confirmEmailCode as { item: { state: string } | null } | undefined;
  if (answer?.item?.state !== 'CONFIRMED') throw new Error(JSON.stringify(body));
}
