import type { TFunction } from 'i18next';
import { RECORD_KINDS, type LoggedChange, type RecordKind } from '@/lib/shared/hosting/log';
import type { LogLine } from '@/hooks/console/useLog';

/** Settings that have a name of their own; others are told as "a setting". */
const FIELDS = [
  ...['title', 'game', 'notice', 'queueSize', 'seatsPerRound', 'lobbyCode', 'entryFields'],
  ...['orderPolicy', 'whoCanJoin', 'rejoin', 'cooldownMinutes', 'readySeconds', 'groupMax'],
  ...['laneMix', 'missLimit', 'turnMinutes', 'plannedMinutes', 'scheduledAt', 'archivedAt'],
  ...['liveMinutes'],
];

/** Settings whose values are words of a list. */
const CHOICES = ['orderPolicy', 'whoCanJoin', 'rejoin'];

/** Settings whose values are moments: UTC, ISO 8601. */
const MOMENTS = ['scheduledAt', 'archivedAt'];

/** Whether a line tells of settings, keys, moderators or lists, and not of an act of its tool. */
export function isRecord(line: LogLine): line is LogLine & { kind: RecordKind } {
  return RECORD_KINDS.some((kind) => kind === line.kind);
}

/** What somebody changed: "Asked to moderate: anna (Run the queue)". `t` of the namespace `log`. */
export function recordText(t: TFunction, line: LogLine & { kind: RecordKind }): string {
  const deed = t(`deed.${line.kind}`);
  const of = line.what === null ? null : whatText(t, line.kind, line.what);
  const who = line.handles.join(', ');
  const about = who === '' ? of : of === null ? who : t('about', { who, of });
  return about === null ? deed : t('console:log.deed', { deed, who: about });
}

function whatText(t: TFunction, kind: RecordKind, what: string): string {
  if (kind === 'ALERTS') return t(`alerts.${what}`);
  const isControl = kind === 'CONTROL_MADE' || kind === 'CONTROL_REVOKED';
  return isControl ? t(`console:deck.does_${what}`) : t(`console:mods.right_${what}`);
}

/**
 * One change in words: "Players per round: 4, was 1"; without its values where those are secret. Moments
 * are told in the reader's language and time zone.
 */
export function changeText(
  t: TFunction,
  { field, from, to }: LoggedChange,
  language: string,
): string {
  if (field === 'added' || field === 'removed') return t(`list.${field}`, { people: to ?? '0' });
  const name = FIELDS.includes(field) ? t(`field.${field}`) : t('field.other');
  if (from === null && to === null) return name;
  const [before, after] = [from, to].map((value) => valueText(t, field, value, language));
  return t('change', { name, before, after });
}

function valueText(t: TFunction, field: string, value: string | null, language: string): string {
  if (value === null || value === '') return t('nothing');
  if (MOMENTS.includes(field)) return momentText(value, language);
  return CHOICES.includes(field) ? t(`value.${value}`) : value;
}

function momentText(at: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(at));
}
