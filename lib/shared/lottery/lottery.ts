import { z } from 'zod';
import { quickAccountFields } from '@/lib/shared/accounts/quick';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { UPLOAD_PATTERN } from '@/lib/shared/media/uploads';
import { line, lines, orNone, requiredLine } from '@/lib/shared/text';
import { OUT_REASONS_OF_HOST, REMOVE_REASONS_OF_HOST } from './reasons';
import {
  BONUS_KINDS,
  CLAIM_MODES,
  DELIVERIES,
  LOTTERY_ACTIONS,
  LOTTERY_LISTS,
  VALUE_CURRENCIES,
} from './states';

const lotteryId = idSchema;
const requestKey = z.uuid();
const version = z.int().min(1);
const country = z.string().regex(/^[A-Z]{2}$/);

const prize = z
  .strictObject({
    title: requiredLine(LIMITS.prizeTitle),
    photo: z.string().regex(UPLOAD_PATTERN).nullable(),
    valueMinor: z.int().min(0).max(LIMITS.prizeValueMinor).nullable(),
    currency: z.enum(VALUE_CURRENCIES).nullable(),
    quantity: z.int().min(1).max(LIMITS.prizeQuantity),
    delivery: z.enum(DELIVERIES),
  })
  .refine(({ valueMinor, currency }) => (valueMinor === null) === (currency === null));

/** What a draw is: everything its creator sets. Times are UTC ISO 8601. */
const settings = z.strictObject({
  title: requiredLine(LIMITS.partyTitle),
  notice: orNone(lines(LIMITS.partyNotice)),
  prizes: z.array(prize).max(LIMITS.prizes),
  /** What the creator adds to the rules that follow from the settings. */
  ownRules: orNone(lines(LIMITS.ownRules)),
  /** When it opens by itself; null: by a press. */
  opensAt: z.iso.datetime().nullable(),
  /** When it closes by itself; null: `openMinutes` after it opened, or by a press. */
  closesAt: z.iso.datetime().nullable(),
  openMinutes: z.int().min(1).max(LIMITS.drawMinutes).nullable(),
  /** How long its creator is live with it once it opens by itself; null: it takes none of their time. */
  liveMinutes: z.int().min(15).max(LIMITS.planMinutes).nullable(),
  verifiedOnly: z.boolean(),
  followersOnly: z.boolean(),
  minAccountDays: z.int().min(0).max(LIMITS.minAccountDays),
  /** ISO 3166 codes; empty: everywhere. */
  countries: z.array(country).max(LIMITS.drawCountries),
  /** Null: no age is asked. */
  minAge: z.int().min(13).max(21).nullable(),
  /** Winners at this creator in so many days are left out; 0: nobody. */
  notWonDays: z.int().min(0).max(LIMITS.notWonDays),
  followTickets: z.int().min(0).max(5),
  waitedTickets: z.int().min(0).max(4),
  /** Null: no limit. */
  maxEntries: z.int().min(1).max(LIMITS.queueSize).nullable(),
  claimMode: z.enum(CLAIM_MODES),
  claimSeconds: z.int().min(LIMITS.claimSecondsMin).max(LIMITS.claimSecondsMax),
});

/** Payload of calls about one draw. */
export const lotteryIdPayload = z.strictObject({ lotteryId });

/** Payload of calls that page through a draw. */
export const lotteryPagePayload = z.strictObject({ lotteryId, cursor: cursorSchema });

/** Payload of `get-lottery-by-creator-id`. */
export const creatorLotteriesPayload = z.strictObject({
  creatorId: idSchema,
  cursor: cursorSchema,
});

/** Payload of `lottery/get-my-lotteries/`; without `list`, all of them. */
export const myLotteriesPayload = z.strictObject({
  list: z.enum(LOTTERY_LISTS).nullish(),
  cursor: cursorSchema,
});

/** Payload of `lottery/create-lottery/`; the same `requestKey` makes one draft. */
export const createLotteryPayload = z.strictObject({ settings, requestKey });

/** Payload of `lottery/edit-lottery/`; `version` is the one the editor saw. */
export const editLotteryPayload = z.strictObject({ lotteryId, version, settings });

/** Payload of `lottery/run-again/`. */
export const runLotteryAgainPayload = z.strictObject({ lotteryId, requestKey });

/** Payload of `lottery/archive/`: puts a draw away or brings it back. */
export const archiveLotteryPayload = z.strictObject({ lotteryId, isArchived: z.boolean() });

/** Payload of `lottery/change-state/`. */
export const changeLotteryStatePayload = z.strictObject({
  lotteryId,
  action: z.enum(LOTTERY_ACTIONS),
});

const entering = {
  lotteryId,
  /** 16 random bytes from the joining browser, lower-case hex. */
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  /** Where somebody lives, where the draw asks for it. */
  country: country.nullish(),
  /** "I am old enough", where the draw asks for it. */
  isOfAge: z.boolean().nullish(),
};

/** Payload of `lottery/join-lottery/`. */
export const joinLotteryPayload = z.strictObject(entering);

/** Payload of `lottery/join-as-new/`; the same `requestKey` makes one account and one entry. */
export const joinLotteryAsNewPayload = joinLotteryPayload.extend(quickAccountFields);

/** Payload of `lottery/take-bonus/`. */
export const takeBonusPayload = z.strictObject({ lotteryId, kind: z.enum(BONUS_KINDS) });

/** Payload of `lottery/remove-member/`; reason `banned` also bans at this creator. */
export const removeLotteryMemberPayload = z.strictObject({
  lotteryId,
  memberId: idSchema,
  reason: z.enum(REMOVE_REASONS_OF_HOST),
});

/** Payload of `lottery/confirm-winners/`. */
export const confirmWinnersPayload = z.strictObject({
  lotteryId,
  memberIds: z.array(idSchema).min(1).max(LIMITS.callAtOnce),
});

/** Payload of `lottery/next-in-line/`: passes somebody over for a public reason. */
export const nextInLinePayload = z.strictObject({
  lotteryId,
  memberId: idSchema,
  reason: z.enum(OUT_REASONS_OF_HOST),
});

/** Payload of calls of a host about one entry. */
export const lotteryMemberPayload = z.strictObject({ lotteryId, memberId: idSchema });

/** Payload of calls about one claim; `uuid` is unguessable. */
export const claimPayload = z.strictObject({ uuid: idSchema });

/** Payload of `lottery/send-details/`: what the delivery needs. */
export const claimDetailsPayload = z.strictObject({
  uuid: idSchema,
  name: orNone(line(LIMITS.claimLine)),
  email: orNone(line(LIMITS.email)),
  address: orNone(line(LIMITS.claimLine)),
  postcode: orNone(line(LIMITS.claimLine)),
  city: orNone(line(LIMITS.claimLine)),
  country: country.nullish(),
  note: orNone(lines(LIMITS.claimNote)),
});
