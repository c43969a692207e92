import { z } from 'zod';
import { FIELD_KINDS } from '@/lib/shared/forms/entryFields';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { LANE_MIXES } from './lanes';
import { PARTY_LISTS } from './messages';
import { MEMBER_MARKS, PARTY_ACTIONS } from './partyActions';
import { BOARD_SPANS, JOIN_RULES, ORDER_POLICIES, RECAP_KINDS, REJOIN_RULES } from './queueRules';
import { line, lines, orNone, requiredLine } from '@/lib/shared/text';

const requestKey = z.uuid();
// Begins with no underscore: a key becomes a property, and `__proto__` must not.
const fieldKey = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);
const title = requiredLine(LIMITS.partyTitle);
const game = requiredLine(LIMITS.partyGame);
const version = z.int().min(1);
const orderPolicy = z.enum(ORDER_POLICIES);
const reason = orNone(line(LIMITS.hostNote)).optional();
const entryIds = z.array(idSchema).min(1).max(LIMITS.callAtOnce);

const entryField = z.strictObject({
  key: fieldKey,
  kind: z.enum(FIELD_KINDS),
  label: requiredLine(LIMITS.entryFieldLabel),
  required: z.boolean(),
  maxLength: z.int().min(1).max(LIMITS.entryFieldValue),
});

const answers = z
  .array(z.strictObject({ key: fieldKey, value: line(LIMITS.entryFieldValue) }))
  .max(LIMITS.entryFields);

const entryFields = z
  .array(entryField)
  .max(LIMITS.entryFields)
  .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length);

/** Payload of calls about one party. */
export const partyIdPayload = z.strictObject({ partyID: idSchema });

/** Payload of calls that page through a party; `cursor` is a former page's. */
export const partyPagePayload = z.strictObject({ partyID: idSchema, cursor: cursorSchema });

/** Payload of calls about one ticket. */
export const queueUuidPayload = z.strictObject({ queueUuid: idSchema });

/** Payload of calls that page through what is one's own. */
export const ownPagePayload = z.strictObject({ cursor: cursorSchema });

/** Payload of `party/get-my-parties/`; without `list`, all of them. */
export const myPartiesPayload = z.strictObject({
  list: z.enum(PARTY_LISTS).nullish(),
  cursor: cursorSchema,
});

/** Payload of `get-creator-parties`. */
export const creatorPartiesPayload = z.strictObject({ creatorId: idSchema, cursor: cursorSchema });

/** Payload of `party/get-board/`. */
export const boardPayload = z.strictObject({ creatorId: idSchema, span: z.enum(BOARD_SPANS) });

/** Payload of `party/set-board-choice/`. */
export const boardChoicePayload = z.strictObject({ isShown: z.boolean() });

/** Payload of `party/create-party/`; the same `requestKey` makes one party however often it comes. */
export const createPartyPayload = z.strictObject({ title, game, requestKey });

/** Payload of `party/run-again/`; the same `requestKey` makes one draft however often it comes. */
export const runAgainPayload = z.strictObject({ partyID: idSchema, requestKey });

/** Payload of `party/edit-party/`; `version` is the one the editor saw. */
export const editPartyPayload = z.strictObject({
  partyID: idSchema,
  version,
  title,
  game,
  notice: orNone(lines(LIMITS.partyNotice)),
});

/** Payload of `party/edit-queue/`; `queueSize` null: no limit; `turnMinutes` null: no timer. */
export const editQueuePayload = z.strictObject({
  partyID: idSchema,
  version,
  queueSize: z.int().min(1).max(LIMITS.queueSize).nullable(),
  seatsPerRound: z.int().min(1).max(LIMITS.seatsPerRound),
  lobbyCode: orNone(line(LIMITS.lobbyCode)),
  entryFields,
  orderPolicy,
  whoCanJoin: z.enum(JOIN_RULES),
  rejoin: z.enum(REJOIN_RULES),
  cooldownMinutes: z.int().min(1).max(LIMITS.cooldownMinutes),
  readySeconds: z.int().min(LIMITS.readySecondsMin).max(LIMITS.readySecondsMax),
  groupMax: z.int().min(1).max(LIMITS.groupMax),
  laneMix: z.literal(LANE_MIXES),
  missLimit: z.int().min(1).max(LIMITS.missLimit),
  turnMinutes: z.int().min(1).max(LIMITS.turnMinutes).nullable(),
});

/** Payload of `party/change-state/`. */
export const changeStatePayload = z.strictObject({
  partyID: idSchema,
  action: z.enum(PARTY_ACTIONS),
});

/** Payload of `party/plan/`: when it opens by itself (UTC), and how long the show is to last. */
export const planPartyPayload = z.strictObject({
  partyID: idSchema,
  startsAt: z.iso.datetime(),
  minutes: z.int().min(15).max(LIMITS.planMinutes),
});

/** Payload of `party/archive/`. */
export const archivePartyPayload = z.strictObject({ partyID: idSchema, isArchived: z.boolean() });

/** Payload of `party/join-queue/`; whether the answers fit, the party's own fields decide. */
export const joinQueuePayload = z.strictObject({
  partyID: idSchema,
  fields: answers,
  seats: z.int().min(1).max(LIMITS.groupMax).nullish(),
});

/** Payload of `party/call-next/`; the same `requestKey` calls once however often it comes. */
export const callNextPayload = z.strictObject({
  partyID: idSchema,
  count: z.int().min(1).max(LIMITS.callAtOnce),
  order: orderPolicy.nullish(),
  requestKey,
});

/** Payload of `party/call-members/`: those whom the host picked. */
export const callMembersPayload = z.strictObject({ partyID: idSchema, entryIds, requestKey });

/** Payload of `party/mark-members/`. */
export const markMembersPayload = z.strictObject({
  partyID: idSchema,
  entryIds,
  mark: z.enum(MEMBER_MARKS),
  reason,
});

/** Payload of `party/bring-back/`. */
export const bringBackPayload = z.strictObject({ partyID: idSchema, entryIds });

/** Payload of `party/move-member/`; `beforeId` null: behind everyone of the own lane. */
export const moveMemberPayload = z.strictObject({
  partyID: idSchema,
  entryId: idSchema,
  beforeId: idSchema.nullish(),
  reason,
});

/** Payload of `party/ban-member/`. */
export const banMemberPayload = z.strictObject({ partyID: idSchema, entryId: idSchema, reason });

/** Payload of `party/lift-ban/`. */
export const liftBanPayload = z.strictObject({ partyID: idSchema, userId: idSchema });

/** Payload of `party/add-guest/`; the same `requestKey` adds one guest however often it comes. */
export const addGuestPayload = z.strictObject({
  partyID: idSchema,
  name: requiredLine(LIMITS.guestName),
  fields: answers,
  requestKey,
});

/** Payload of `party/give-priority/`. */
export const givePriorityPayload = z.strictObject({
  partyID: idSchema,
  entryIds: z.array(idSchema).min(1).max(LIMITS.priorityAtOnce),
});

/** Payload of `party/get-recap/`. */
export const recapPayload = z.strictObject({
  partyID: idSchema,
  kind: z.enum(RECAP_KINDS),
  cursor: cursorSchema,
});

/** Payload of `party/say-thanks/`; the same `requestKey` thanks once however often it comes. */
export const sayThanksPayload = z.strictObject({
  partyID: idSchema,
  message: requiredLine(LIMITS.thanks),
  requestKey,
});

/** Payload of `party/set-guest-list/`: the whole list. */
export const setGuestListPayload = z.strictObject({
  partyID: idSchema,
  handles: z.array(requiredLine(LIMITS.name)).max(LIMITS.guestList),
});

/** Payload of `party/note-member/`. */
export const noteMemberPayload = z.strictObject({
  partyID: idSchema,
  entryId: idSchema,
  note: orNone(line(LIMITS.hostNote)),
});

/** Payload of `party/set-notice/`. */
export const setNoticePayload = z.strictObject({
  partyID: idSchema,
  notice: orNone(lines(LIMITS.partyNotice)),
});

/** Payload of `party/undo/`; `actId` is the act the host saw as the last one. */
export const undoPayload = z.strictObject({ partyID: idSchema, actId: idSchema });

/** Payload of `party/set-away/`. */
export const setAwayPayload = z.strictObject({ queueUuid: idSchema, isAway: z.boolean() });
