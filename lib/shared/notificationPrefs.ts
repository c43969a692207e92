/** Ways to reach somebody. */
export const CHANNELS = ['inApp', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Everything the product tells somebody unasked, in the order of the settings. */
export const NOTIFICATION_TYPES = [
  'called',
  'next',
  'removed',
  'party_closed',
  'live',
  'moderator',
  'message',
  'security',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** `always` and `never` are no choice; `on` and `off` are what holds until somebody chooses. */
type Rule = 'always' | 'never' | 'on' | 'off';

// A way that nothing is sent by yet is no choice: the settings do not offer it.
const RULES: Record<NotificationType, Record<Channel, Rule>> = {
  // Whoever misses their turn loses it, so nobody can miss it by an old choice.
  called: { inApp: 'always', email: 'never' },
  next: { inApp: 'on', email: 'never' },
  removed: { inApp: 'on', email: 'never' },
  party_closed: { inApp: 'on', email: 'never' },
  live: { inApp: 'on', email: 'never' },
  moderator: { inApp: 'on', email: 'never' },
  message: { inApp: 'on', email: 'never' },
  security: { inApp: 'never', email: 'always' },
};

/** One switch of the settings. */
export interface NotificationChoice {
  type: NotificationType;
  channel: Channel;
  isOn: boolean;
  /** False: it is as it is, and the settings say so. */
  isChangeable: boolean;
}

/** Whether somebody may choose to be told of this in this way. */
export function isChangeable(type: NotificationType, channel: Channel): boolean {
  return isChoice(RULES[type][channel]);
}

/** The key under which a choice is stored. */
export function choiceKey(type: NotificationType, channel: Channel): `${string}.${string}` {
  return `${type}.${channel}`;
}

/** Whether somebody with these stored choices is told; never throws, odd values count as unset. */
export function wants(stored: unknown, type: NotificationType, channel: Channel): boolean {
  const rule = RULES[type][channel];
  if (!isChoice(rule)) return rule === 'always';
  const chosen = isRecord(stored) ? stored[choiceKey(type, channel)] : undefined;
  return typeof chosen === 'boolean' ? chosen : rule === 'on';
}

/** All switches, as these stored choices set them; ways that are never used are left out. */
export function notificationChoices(stored: unknown): NotificationChoice[] {
  return NOTIFICATION_TYPES.flatMap((type) =>
    CHANNELS.filter((channel) => RULES[type][channel] !== 'never').map((channel) => ({
      type,
      channel,
      isOn: wants(stored, type, channel),
      isChangeable: isChangeable(type, channel),
    })),
  );
}

function isChoice(rule: Rule): rule is 'on' | 'off' {
  return rule === 'on' || rule === 'off';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
