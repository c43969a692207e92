import { isObject } from '@/lib/shared/toObject';

/** Ways to reach somebody. */
export const CHANNELS = ['inApp', 'email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** All kinds of notifications, in the order of the settings. */
export const NOTIFICATION_TYPES = [
  'called',
  'next',
  'back',
  'moved',
  'removed',
  'party_closed',
  'won',
  'claim_reminder',
  'thanks',
  'fund_news',
  'question',
  'answered',
  'priority',
  'priority_gone',
  'live',
  'tell_me',
  'favorite',
  'plan',
  'moderator',
  'message',
  'booking',
  'booking_reminder',
  'payout_failed',
  'security',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** `always` cannot be changed; `on` and `off` are the defaults until the user chooses. */
type Rule = 'always' | 'on' | 'off';

const RULES: Record<NotificationType, Record<Channel, Rule>> = {
  // Whoever misses their turn loses it, so nobody can miss it by an old choice.
  called: { inApp: 'always', email: 'off', push: 'on' },
  next: { inApp: 'on', email: 'off', push: 'on' },
  back: { inApp: 'on', email: 'off', push: 'on' },
  moved: { inApp: 'on', email: 'off', push: 'off' },
  removed: { inApp: 'on', email: 'off', push: 'on' },
  party_closed: { inApp: 'on', email: 'off', push: 'on' },
  // Whoever does not hear of it loses the prize.
  won: { inApp: 'always', email: 'on', push: 'on' },
  claim_reminder: { inApp: 'on', email: 'on', push: 'on' },
  thanks: { inApp: 'on', email: 'off', push: 'off' },
  fund_news: { inApp: 'on', email: 'off', push: 'off' },
  question: { inApp: 'on', email: 'off', push: 'on' },
  answered: { inApp: 'on', email: 'on', push: 'on' },
  priority: { inApp: 'on', email: 'off', push: 'off' },
  priority_gone: { inApp: 'on', email: 'off', push: 'off' },
  live: { inApp: 'on', email: 'off', push: 'on' },
  // Somebody asked for these by a press.
  tell_me: { inApp: 'on', email: 'on', push: 'on' },
  // A press asked for each of these, too.
  favorite: { inApp: 'on', email: 'off', push: 'on' },
  plan: { inApp: 'on', email: 'on', push: 'on' },
  moderator: { inApp: 'on', email: 'on', push: 'on' },
  message: { inApp: 'on', email: 'on', push: 'on' },
  // Whoever does not hear of a request, a new time or a delivery loses an order, or money.
  booking: { inApp: 'always', email: 'on', push: 'on' },
  booking_reminder: { inApp: 'on', email: 'on', push: 'on' },
  // Their money waits until they do something.
  payout_failed: { inApp: 'always', email: 'always', push: 'on' },
  security: { inApp: 'always', email: 'always', push: 'always' },
};

/** One switch of the settings. */
export interface NotificationChoice {
  type: NotificationType;
  channel: Channel;
  isOn: boolean;
  /** False: it is as it is, and the settings say so. */
  isChangeable: boolean;
}

/** Whether a user may choose this way of notification for this kind. */
export function isChangeable(type: NotificationType, channel: Channel): boolean {
  return RULES[type][channel] !== 'always';
}

/** Whether a word, such as the topic of a mail, names a kind of news. */
export function isNotificationType(word: string): word is NotificationType {
  return NOTIFICATION_TYPES.some((type) => type === word);
}

/** The key under which a choice is stored. */
export function choiceKey(type: NotificationType, channel: Channel): `${string}.${string}` {
  return `${type}.${channel}`;
}

/** Whether a user with these stored choices is notified. Never throws: odd values count as unset. */
export function wants(stored: unknown, type: NotificationType, channel: Channel): boolean {
  const rule = RULES[type][channel];
  if (rule === 'always') return true;
  const chosen = isObject(stored) ? stored[choiceKey(type, channel)] : undefined;
  return typeof chosen === 'boolean' ? chosen : rule === 'on';
}

/**
 * What comes in quiet hours, too: whoever stands in line or entered a draw asked for it, and loses the
 * turn or the prize they do not hear of. A mail that is not sent is lost, so one about money goes.
 */
const AT_ANY_HOUR: Partial<Record<NotificationType, readonly Channel[]>> = {
  called: ['push'],
  won: ['email', 'push'],
  claim_reminder: ['email'],
  booking: ['email'],
  // It may begin in the middle of them: then somebody waits there.
  booking_reminder: ['email', 'push'],
  payout_failed: ['email'],
};

/**
 * Whether a user with these stored choices gets mails or pushes of this kind now. In quiet hours they
 * get those alone by which they would lose something.
 */
export function isTold(
  stored: unknown,
  type: NotificationType,
  channel: 'email' | 'push',
  isQuiet: boolean,
): boolean {
  const isHeld = isQuiet && !AT_ANY_HOUR[type]?.includes(channel);
  return !isHeld && wants(stored, type, channel);
}

/** All switches, as these stored choices set them. */
export function notificationChoices(stored: unknown): NotificationChoice[] {
  return NOTIFICATION_TYPES.flatMap((type) =>
    CHANNELS.map((channel) => ({
      type,
      channel,
      isOn: wants(stored, type, channel),
      isChangeable: isChangeable(type, channel),
    })),
  );
}
