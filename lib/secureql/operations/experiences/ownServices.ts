import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  changeServiceStatePayload,
  createServicePayload,
  editServicePayload,
  myServicesPayload,
  serviceIdPayload,
} from '@/lib/shared/experiences/service';
import { serviceEdit } from './fragments';

/** Everything the edit page needs. */
const getServiceEdit = defineOperation({
  path: 'get-service-edit',
  access: 'member',
  payload: serviceIdPayload,
  document: graphql(
    `
      query ServiceEdit($serviceId: ID!) {
        services: serviceEdit(serviceId: $serviceId) {
          error
          items {
            ...ServiceEditFields
          }
        }
      }
    `,
    [serviceEdit],
  ),
});

/** The caller's own services, newest first. */
const myServices = defineOperation({
  path: 'services/my-services/',
  access: 'creator',
  payload: myServicesPayload,
  document: graphql(`
    query MyServices($isArchived: Boolean!, $cursor: String) {
      myServices(isArchived: $isArchived, cursor: $cursor) {
        error
        items {
          id
          creatorId
          handle
          creatorName
          creatorPhoto
          isCreatorLive
          title
          summary
          image
          category
          kind
          state
          language
          priceFrom
          currency
          rating
          ratingCount
          nextFreeAt
          days
          orderCount
          favoriteCount
          openQuestions
        }
        cursor
      }
    }
  `),
});

/** Makes a draft. */
const createService = defineOperation({
  path: 'services/create-service/',
  access: 'creator',
  limit: 'create',
  payload: createServicePayload,
  document: graphql(
    `
      mutation CreateService(
        $template: ServiceTemplate!
        $kind: ServiceKind!
        $requestKey: String!
      ) {
        createService(template: $template, kind: $kind, requestKey: $requestKey) {
          error
          item {
            ...ServiceEditFields
          }
        }
      }
    `,
    [serviceEdit],
  ),
});

/** Changes a service; of a tier that somebody bought the price, minutes and days are fixed. */
const editService = defineOperation({
  path: 'services/edit-service/',
  access: 'member',
  limit: 'press',
  payload: editServicePayload,
  document: graphql(
    `
      mutation EditService($serviceId: ID!, $version: Int!, $settings: ServiceSettingsInput!) {
        editService(serviceId: $serviceId, version: $version, settings: $settings) {
          error
          item {
            ...ServiceEditFields
          }
        }
      }
    `,
    [serviceEdit],
  ),
});

/** Publishes, pauses, goes on, puts away or brings back. */
const changeServiceState = defineOperation({
  path: 'services/change-state/',
  access: 'member',
  limit: 'save',
  payload: changeServiceStatePayload,
  document: graphql(
    `
      mutation ChangeServiceState($serviceId: ID!, $action: ServiceAction!) {
        changeServiceState(serviceId: $serviceId, action: $action) {
          error
          item {
            ...ServiceEditFields
          }
        }
      }
    `,
    [serviceEdit],
  ),
});

/** What creators do with their services. */
export const ownServiceCalls = [
  getServiceEdit,
  myServices,
  createService,
  editService,
  changeServiceState,
] as const;
