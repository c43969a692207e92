import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import {
  checkoutServicePayload,
  searchPayload,
  serviceIdPayload,
  serviceQuestionsPayload,
  userServicesPayload,
} from '@/lib/shared/experiences/service';
import { intakeQuestion, publicQuestion, serviceCard, servicePage, serviceTier } from './fragments';

/** A service that can be bought, or one's own in every state. */
const getService = defineOperation({
  path: 'service-query',
  access: 'public',
  payload: serviceIdPayload,
  document: graphql(
    `
      query Service($serviceId: ID!) {
        services(serviceId: $serviceId) {
          error
          items {
            ...ServicePageFields
          }
        }
      }
    `,
    [servicePage],
  ),
});

/** What the checkout needs beside the free times. */
const checkoutService = defineOperation({
  path: 'checkout-service',
  access: 'public',
  payload: checkoutServicePayload,
  document: graphql(
    `
      query CheckoutService($serviceId: ID!, $serviceTierId: ID!) {
        services: checkoutServices(serviceId: $serviceId, serviceTierId: $serviceTierId) {
          error
          items {
            service {
              ...ServicePageFields
            }
            tier {
              ...ServiceTierFields
            }
            questions {
              ...IntakeQuestionFields
            }
            answersBefore {
              questionId
              value
            }
            total
          }
        }
      }
    `,
    [servicePage, serviceTier, intakeQuestion],
  ),
});

/** A creator's services, newest first; those that are not published for the creator alone. */
const userServices = defineOperation({
  path: 'user-services-query',
  access: 'public',
  payload: userServicesPayload,
  document: graphql(
    `
      query UserServices($handle: String!, $cursor: String) {
        services: userServices(handle: $handle, cursor: $cursor) {
          error
          items {
            ...ServiceCardFields
          }
          cursor
        }
      }
    `,
    [serviceCard],
  ),
});

/** Services by words and filters. */
const searchServices = defineOperation({
  path: 'services/search/',
  access: 'public',
  limit: 'search',
  payload: searchPayload,
  document: graphql(
    `
      query SearchServices($filters: ServiceFiltersInput!, $exactly: Boolean!, $cursor: String) {
        searchServices(filters: $filters, exactly: $exactly, cursor: $cursor) {
          error
          items {
            correctedTo
            ignored
            count
            isCountCut
            without {
              filter
              count
            }
            cards {
              ...ServiceCardFields
            }
          }
          cursor
        }
      }
    `,
    [serviceCard],
  ),
});

/** What the creator asks each buyer, then what fans asked in public, newest answer first. */
const serviceQuestions = defineOperation({
  path: 'get-service-questions',
  access: 'public',
  payload: serviceQuestionsPayload,
  document: graphql(
    `
      query ServiceQuestions($serviceId: ID!, $cursor: String) {
        getQuestions(serviceId: $serviceId, cursor: $cursor) {
          error
          items {
            id
            intake {
              ...IntakeQuestionFields
            }
            asked {
              ...PublicQuestionFields
            }
          }
          cursor
        }
      }
    `,
    [intakeQuestion, publicQuestion],
  ),
});

/** What everybody sees of services. */
export const serviceReads = [
  getService,
  checkoutService,
  userServices,
  searchServices,
  serviceQuestions,
] as const;
