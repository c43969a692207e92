import { takeOverByLink, type OpenedSession } from '@/backend/accounts/service';
import { endModeration } from '@/backend/hosting/service';
import { forgetStripeAccount } from '@/backend/payouts/service';
import type { Context } from '@/backend/platform/context';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { endEveryKey } from '@/backend/widgets/service';
import { tokenPayload } from '@/lib/shared/accounts/recovery';

/**
 * Gives an account to whoever holds the link that was mailed to the address it claims. Nothing that
 * its maker set up keeps them in: sessions (with what hangs on them), password, Google, phone number,
 * account for payouts, keys of overlays and controls, moderators. Errors: payload.invalid, auth.link_invalid,
 * auth.email_taken (another account has confirmed the address).
 */
export async function takeOverAccount(
  context: Context,
  input: { token: string },
): Promise<OpenedSession> {
  const { token } = parsePayload(tokenPayload, input);
  return takeOverByLink(context, token, async (inner, userId) => {
    await endModeration(inner, userId);
    await endEveryKey(inner, userId);
    await forgetStripeAccount(inner, userId);
  });
}
