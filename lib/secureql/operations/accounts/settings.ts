import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import {
  deleteAccountPayload,
  notificationPrefsPayload,
  personalInfoPayload,
  rockyPayload,
} from '@/lib/shared/accounts/personal';
import { quietHoursPayload } from '@/lib/shared/notifications/quietHours';

const personalInfoFields = graphql(`
  fragment PersonalInfoFields on PersonalInfo {
    firstName
    lastName
    email
    emailVerified
    phone
    handle
    locale
    timeZone
    hasPassword
    notifications {
      type
      channel
      isOn
      isChangeable
    }
    quietHours {
      from
      to
    }
  }
`);

/** What the settings show of oneself. */
export const personalInfo = defineOperation({
  path: 'personal-info-query',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query PersonalInfo {
        myUser: personalInfo {
          error
          item {
            ...PersonalInfoFields
          }
        }
      }
    `,
    [personalInfoFields],
  ),
});

/** Names, time zone, language. */
export const savePersonalInfo = defineOperation({
  path: 'accounts/save-personal-info/',
  access: 'member',
  limit: 'save',
  payload: personalInfoPayload,
  document: graphql(
    `
      mutation SavePersonalInfo(
        $firstName: String!
        $lastName: String!
        $timeZone: String!
        $locale: String!
      ) {
        savePersonalInfo(
          firstName: $firstName
          lastName: $lastName
          timeZone: $timeZone
          locale: $locale
        ) {
          error
          item {
            ...PersonalInfoFields
          }
        }
      }
    `,
    [personalInfoFields],
  ),
});

/** One switch of the notification choices. */
export const saveNotificationPrefs = defineOperation({
  path: 'accounts/save-notification-prefs/',
  access: 'member',
  limit: 'save',
  payload: notificationPrefsPayload,
  document: graphql(
    `
      mutation SaveNotificationPrefs(
        $type: NotificationType!
        $channel: NotificationChannel!
        $isOn: Boolean!
      ) {
        saveNotificationPrefs(type: $type, channel: $channel, isOn: $isOn) {
          error
          item {
            ...PersonalInfoFields
          }
        }
      }
    `,
    [personalInfoFields],
  ),
});

/** When one wants to be left in peace; null for both times ends it. */
export const saveQuietHours = defineOperation({
  path: 'accounts/save-quiet-hours/',
  access: 'member',
  limit: 'save',
  payload: quietHoursPayload,
  document: graphql(
    `
      mutation SaveQuietHours($from: String, $to: String, $timeZone: String!) {
        saveQuietHours(from: $from, to: $to, timeZone: $timeZone) {
          error
          item {
            ...PersonalInfoFields
          }
        }
      }
    `,
    [personalInfoFields],
  ),
});

/** Whether Rocky may appear; false sends it away for good. */
export const saveRocky = defineOperation({
  path: 'accounts/save-rocky/',
  access: 'member',
  limit: 'save',
  payload: rockyPayload,
  document: graphql(`
    mutation SaveRocky($isOn: Boolean!) {
      saveRocky(isOn: $isOn) {
        error
        item {
          hasRocky
        }
      }
    }
  `),
});

/** Everything stored about the caller, as the text of a file. */
export const exportMyData = defineOperation({
  path: 'accounts/export-my-data/',
  access: 'member',
  limit: 'export',
  payload: noPayload,
  document: graphql(`
    query ExportMyData {
      exportMyData {
        error
        item {
          fileName
          json
        }
      }
    }
  `),
});

/** Deletes the caller's account and ends all its sessions; there is no way back. */
export const deleteAccount = defineOperation({
  path: 'accounts/delete-account/',
  access: 'member',
  limit: 'signIn',
  payload: deleteAccountPayload,
  document: graphql(`
    mutation DeleteAccount($confirmation: String!) {
      deleteAccount(confirmation: $confirmation) {
        error
        item {
          isDeleted
        }
      }
    }
  `),
});
