import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { subscribePayload } from '@/lib/shared/push/push';

const pushStateFields = graphql(`
  fragment PushStateFields on PushState {
    publicKey
    endpoint
  }
`);

/** Whether this session is told by push, and the key with which its browser subscribes. */
const getPushState = defineOperation({
  path: 'push/get-state/',
  access: 'member',
  payload: noPayload,
  document: graphql(
    `
      query GetPushState {
        pushState {
          error
          item {
            ...PushStateFields
          }
        }
      }
    `,
    [pushStateFields],
  ),
});

/** From now on this session is told by push. */
const subscribeToPush = defineOperation({
  path: 'push/subscribe/',
  access: 'member',
  limit: 'create',
  payload: subscribePayload,
  document: graphql(
    `
      mutation SubscribeToPush($endpoint: String!, $p256dh: String!, $auth: String!) {
        subscribeToPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) {
          error
          item {
            ...PushStateFields
          }
        }
      }
    `,
    [pushStateFields],
  ),
});

/** This session is told by push no more. */
const unsubscribeFromPush = defineOperation({
  path: 'push/unsubscribe/',
  access: 'member',
  limit: 'save',
  payload: noPayload,
  document: graphql(
    `
      mutation UnsubscribeFromPush {
        unsubscribeFromPush {
          error
          item {
            ...PushStateFields
          }
        }
      }
    `,
    [pushStateFields],
  ),
});

export const pushCalls = [getPushState, subscribeToPush, unsubscribeFromPush] as const;
