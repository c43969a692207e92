import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { requiredLine } from '@/lib/shared/text';

/** Rights of a moderator, each with all before it: view, run the queue, change its settings. */
export const RIGHTS = ['VIEW', 'RUN', 'SETTINGS'] as const;
export type Right = (typeof RIGHTS)[number];

/** What a host may do; the owner has every right and invites moderators. */
export type HostRight = Right | 'OWNER';

const right = z.enum(RIGHTS);

/** Payload of `moderators/invite/`; the handle in any spelling. */
export const inviteModeratorPayload = z.strictObject({ handle: requiredLine(LIMITS.name), right });

/** Payload of `moderators/answer/`. */
export const answerInvitePayload = z.strictObject({ creatorId: idSchema, accept: z.boolean() });

/** Payload of `moderators/change-right/`. */
export const changeRightPayload = z.strictObject({ userId: idSchema, right });

/** Payload of `moderators/remove/`. */
export const removeModeratorPayload = z.strictObject({ userId: idSchema });

/** Payload of `moderators/leave/`. */
export const leaveModerationPayload = z.strictObject({ creatorId: idSchema });
