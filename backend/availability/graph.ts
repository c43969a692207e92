import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
  type ItemAnswer,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  BLOCK_SOURCES,
  blockTimePayload,
  calendarPayload,
  freeSlotsPayload,
  freeTimePayload,
  saveAvailabilityPayload,
  type AvailabilitySettings,
  type AvailabilityView,
  type CalendarBlock,
  type DayRange,
  type FreeSlot,
} from '@/lib/shared/availability/availability';
import {
  availabilitySettingsView,
  blockTime,
  freeSlotsOfTier,
  freeTime,
  ownCalendar,
  saveAvailability,
} from './service';

const CountResult = namedType<ItemAnswer<{ count: number }>>('CountResult');
const SourceType = builder.enumType('BlockSource', { values: BLOCK_SOURCES });

const FreeSlotType = builder.objectRef<FreeSlot>('FreeSlot').implement({
  description: 'A time that can be booked.',
  fields: (t) => ({
    startsAt: t.exposeString('startsAt'),
    endsAt: t.exposeString('endsAt'),
    localStart: t.exposeString('localStart', {
      description: 'The same on the clock of the zone that was asked for, with its offset.',
    }),
    seatsLeft: t.exposeInt('seatsLeft'),
  }),
});

const RangeType = builder.objectRef<DayRange>('DayRange').implement({
  description: 'Open hours of a day, in minutes since midnight on the clock of the wall.',
  fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to') }),
});

const OwnDayType = builder
  .objectRef<AvailabilitySettings['overrides'][number]>('AvailabilityDay')
  .implement({
    description: 'A day with hours of its own; none: a day off.',
    fields: (t) => ({
      date: t.exposeString('date'),
      ranges: t.expose('ranges', { type: [RangeType] }),
    }),
  });

const SettingsType = builder.objectRef<AvailabilityView>('AvailabilitySettings').implement({
  description: 'When the caller can be booked.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    timeZone: t.exposeString('timeZone'),
    weekly: t.field({ type: t.listRef(t.listRef(RangeType)), resolve: ({ weekly }) => weekly }),
    overrides: t.expose('overrides', { type: [OwnDayType] }),
    bufferBefore: t.exposeInt('bufferBefore'),
    bufferAfter: t.exposeInt('bufferAfter'),
    noticeMinutes: t.exposeInt('noticeMinutes'),
    horizonDays: t.exposeInt('horizonDays'),
    mostPerDay: t.exposeInt('mostPerDay', { nullable: true }),
    isOpen: t.exposeBoolean('isOpen'),
    nextFreeAt: t.exposeString('nextFreeAt', { nullable: true }),
  }),
});

const BlockType = builder.objectRef<CalendarBlock>('CalendarBlock').implement({
  description: 'Something that takes the caller’s time.',
  fields: (t) => ({
    id: t.exposeID('id'),
    source: t.expose('source', { type: SourceType }),
    refId: t.exposeID('refId', { nullable: true }),
    title: t.exposeString('title', { nullable: true }),
    isHeld: t.exposeBoolean('isHeld'),
    startsAt: t.exposeString('startsAt'),
    endsAt: t.exposeString('endsAt'),
  }),
});

const RangeInput = builder.inputRef<DayRange>('DayRangeInput').implement({
  fields: (t) => ({ from: t.int(), to: t.int() }),
});

const OwnDayInput = builder
  .inputRef<AvailabilitySettings['overrides'][number]>('AvailabilityDayInput')
  .implement({
    fields: (t) => ({ date: t.string(), ranges: t.field({ type: [RangeInput] }) }),
  });

const SettingsInput = builder
  .inputRef<AvailabilitySettings>('AvailabilitySettingsInput')
  .implement({
    fields: (t) => ({
      timeZone: t.string(),
      weekly: t.field({ type: t.listRef(t.listRef(RangeInput)) }),
      overrides: t.field({ type: [OwnDayInput] }),
      bufferBefore: t.int(),
      bufferAfter: t.int(),
      noticeMinutes: t.int(),
      horizonDays: t.int(),
      mostPerDay: t.int({ required: false }),
    }),
  });

const FreeSlotList = listRoot('FreeSlotList', FreeSlotType);
const SettingsResult = itemRoot('AvailabilitySettingsResult', SettingsType);
const BlockList = listRoot('CalendarBlockList', BlockType);
const BlockResult = itemRoot('CalendarBlockResult', BlockType);

builder.queryFields((t) => ({
  availability: t.field({
    type: FreeSlotList,
    description: 'Free times of a tier, for everybody.',
    args: {
      creatorId: t.arg.id(),
      serviceTierId: t.arg.id(),
      from: t.arg.string(),
      to: t.arg.string(),
      timeZone: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: await freeSlotsOfTier(context, parsePayload(freeSlotsPayload, args)),
      })),
  }),
  availabilitySettings: t.field({
    type: SettingsResult,
    resolve: (_root, _args, context) => answerItem(() => availabilitySettingsView(context)),
  }),
  calendar: t.field({
    type: BlockList,
    args: { from: t.arg.string(), to: t.arg.string() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: await ownCalendar(context, parsePayload(calendarPayload, args)),
      })),
  }),
}));

builder.mutationFields((t) => ({
  saveAvailability: t.field({
    type: SettingsResult,
    args: { version: t.arg.int(), settings: t.arg({ type: SettingsInput }) },
    resolve: (_root, args, context) =>
      answerItem(() => saveAvailability(context, parsePayload(saveAvailabilityPayload, args))),
  }),
  blockTime: t.field({
    type: BlockResult,
    args: { startsAt: t.arg.string(), endsAt: t.arg.string(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => blockTime(context, parsePayload(blockTimePayload, args))),
  }),
  freeTime: t.field({
    type: CountResult,
    args: { blockId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => freeTime(context, parsePayload(freeTimePayload, args))),
  }),
}));
