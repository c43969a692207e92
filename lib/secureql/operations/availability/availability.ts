import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  blockTimePayload,
  calendarPayload,
  freeSlotsPayload,
  freeTimePayload,
  saveAvailabilityPayload,
} from '@/lib/shared/availability/availability';

const settingsFields = graphql(`
  fragment AvailabilitySettingsFields on AvailabilitySettings {
    version
    timeZone
    weekly {
      from
      to
    }
    overrides {
      date
      ranges {
        from
        to
      }
    }
    bufferBefore
    bufferAfter
    noticeMinutes
    horizonDays
    mostPerDay
    isOpen
    nextFreeAt
  }
`);

const blockFields = graphql(`
  fragment CalendarBlockFields on CalendarBlock {
    id
    source
    refId
    title
    isHeld
    startsAt
    endsAt
  }
`);

/** Free times of a tier in UTC and on the clock of the reader's zone. */
const freeSlots = defineOperation({
  path: 'user-availability',
  access: 'public',
  payload: freeSlotsPayload,
  document: graphql(`
    query FreeSlots(
      $creatorId: ID!
      $serviceTierId: ID!
      $from: String!
      $to: String!
      $timeZone: String!
    ) {
      availability(
        creatorId: $creatorId
        serviceTierId: $serviceTierId
        from: $from
        to: $to
        timeZone: $timeZone
      ) {
        error
        items {
          startsAt
          endsAt
          localStart
          seatsLeft
        }
      }
    }
  `),
});

/** When the caller can be booked. */
const settings = defineOperation({
  path: 'user-availability-settings',
  access: 'creator',
  payload: noPayload,
  document: graphql(
    `
      query AvailabilitySettings {
        availabilitySettings {
          error
          item {
            ...AvailabilitySettingsFields
          }
        }
      }
    `,
    [settingsFields],
  ),
});

/** Saves when the caller can be booked; bookings stay. */
const saveSettings = defineOperation({
  path: 'availability/save-settings/',
  access: 'creator',
  limit: 'save',
  payload: saveAvailabilityPayload,
  document: graphql(
    `
      mutation SaveAvailability($version: Int!, $settings: AvailabilitySettingsInput!) {
        saveAvailability(version: $version, settings: $settings) {
          error
          item {
            ...AvailabilitySettingsFields
          }
        }
      }
    `,
    [settingsFields],
  ),
});

/** What takes the caller's time: bookings, planned tools, what they blocked themselves. */
const getCalendar = defineOperation({
  path: 'availability/get-calendar/',
  access: 'creator',
  payload: calendarPayload,
  document: graphql(
    `
      query Calendar($from: String!, $to: String!) {
        calendar(from: $from, to: $to) {
          error
          items {
            ...CalendarBlockFields
          }
        }
      }
    `,
    [blockFields],
  ),
});

/** Blocks some of the caller's time by hand. */
const blockTime = defineOperation({
  path: 'availability/block-time/',
  access: 'creator',
  limit: 'save',
  payload: blockTimePayload,
  document: graphql(
    `
      mutation BlockTime($startsAt: String!, $endsAt: String!, $requestKey: String!) {
        blockTime(startsAt: $startsAt, endsAt: $endsAt, requestKey: $requestKey) {
          error
          item {
            ...CalendarBlockFields
          }
        }
      }
    `,
    [blockFields],
  ),
});

/** Frees what the caller blocked by hand. */
const freeTime = defineOperation({
  path: 'availability/free-time/',
  access: 'creator',
  limit: 'save',
  payload: freeTimePayload,
  document: graphql(`
    mutation FreeTime($blockId: ID!) {
      freeTime(blockId: $blockId) {
        error
        item {
          count
        }
      }
    }
  `),
});

/** Every call about a creator's time. */
export const availabilityCalls = [
  freeSlots,
  settings,
  saveSettings,
  getCalendar,
  blockTime,
  freeTime,
] as const;
