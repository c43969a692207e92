import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { confirmTellPayload, tellByMailPayload, tellMePayload } from '@/lib/shared/hosting/askers';

/** Whether the caller is told, once, when a live tool opens or has a place again. */
const tellMe = defineOperation({
  path: 'hosting/tell-me/',
  access: 'member',
  limit: 'queue',
  payload: tellMePayload,
  document: graphql(`
    mutation TellMe($toolId: ID!, $isOn: Boolean!) {
      tellMe(toolId: $toolId, isOn: $isOn) {
        error
        item {
          isOn
        }
      }
    }
  `),
});

/** The same for an address, which a mailed link confirms; answers alike for every address. */
const tellByMail = defineOperation({
  path: 'hosting/tell-me-by-mail/',
  access: 'public',
  limit: 'mailAsk',
  payload: tellByMailPayload,
  document: graphql(`
    mutation TellByMail($toolId: ID!, $email: String!, $locale: String!) {
      tellByMail(toolId: $toolId, email: $email, locale: $locale) {
        error
        item {
          isOn
        }
      }
    }
  `),
});

/** Confirms an address by the link that was mailed to it; answers the path of the tool. */
const confirmTell = defineOperation({
  path: 'hosting/confirm-tell-me/',
  access: 'public',
  limit: 'linkTry',
  payload: confirmTellPayload,
  document: graphql(`
    mutation ConfirmTell($token: String!) {
      confirmTell(token: $token) {
        error
        item {
          path
        }
      }
    }
  `),
});

/** Every call of those who want to be told of a live tool. */
export const askerCalls = [tellMe, tellByMail, confirmTell] as const;
