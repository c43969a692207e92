import { z } from 'zod';
import { email, LOCALES } from '@/lib/shared/accounts/account';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { currencySchema } from '@/lib/shared/money/money';
import { line, lines, orNone } from '@/lib/shared/text';
import { VISIBILITIES } from './states';

/** The right to a contribution of somebody without an account, as it stands in the mailed link. */
const token = z.string().min(1).max(LIMITS.token).nullable();

const shownAs = {
  visibility: z.enum(VISIBILITIES),
  /** Of ALIAS: the other name. */
  alias: orNone(line(LIMITS.guestName)),
};

/** ALIAS needs a name, and nothing else takes one. */
const hasItsAlias = ({ visibility, alias }: { visibility: string; alias: string | null }) =>
  (visibility === 'ALIAS') === (alias !== null);

/** Payload of `fund/start-contribution/`; the same `requestKey` makes one contribution. */
export const startContributionPayload = z
  .strictObject({
    fundId: idSchema,
    /** In minor units, as shown on the button. */
    amount: z.int().min(1).max(LIMITS.fundGoal),
    currency: currencySchema,
    tierId: idSchema.nullable(),
    tierAnswer: orNone(lines(LIMITS.tierAnswer)),
    pollOptionId: idSchema.nullable(),
    message: orNone(lines(LIMITS.contributionMessage)),
    ...shownAs,
    /** Without an account: where receipt and link go, and the name it is shown as. */
    email: email.nullable(),
    name: orNone(line(LIMITS.guestName)),
    locale: z.enum(LOCALES),
    requestKey: z.uuid(),
  })
  .refine(hasItsAlias);

/** Payload of calls of a giver about their contribution; a member needs no token. */
export const contributionPayload = z.strictObject({ contributionId: idSchema, token });

/** Payload of `fund/change-visibility/`. */
export const changeVisibilityPayload = z
  .strictObject({ contributionId: idSchema, token, ...shownAs })
  .refine(hasItsAlias);

/** Payload of `fund/claim-contribution/`: takes it into the account that is logged in. */
export const claimContributionPayload = z.strictObject({
  contributionId: idSchema,
  token: z.string().min(1).max(LIMITS.token),
});

/** Payload of `fund/my-contributions/`. */
export const myContributionsPayload = z.strictObject({ cursor: cursorSchema });
