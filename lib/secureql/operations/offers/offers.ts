import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { offerPayload, offersPayload, sendOfferPayload } from '@/lib/shared/offers/offer';

const offer = graphql(`
  fragment OfferFields on Offer {
    id
    serviceId
    title
    name
    included
    kind
    price
    currency
    minutes
    days
    until
    state
    isOwn
  }
`);

/** The newest offers of a conversation, for its two people. */
const getOffers = defineOperation({
  path: 'offers/get-offers/',
  access: 'member',
  payload: offersPayload,
  document: graphql(
    `
      query ConversationOffers($conversationId: ID!) {
        conversationOffers(conversationId: $conversationId) {
          error
          items {
            ...OfferFields
          }
        }
      }
    `,
    [offer],
  ),
});

/** Offers somebody who wrote a version of a service that they alone can buy. */
const sendOffer = defineOperation({
  path: 'offers/send/',
  access: 'creator',
  limit: 'message',
  payload: sendOfferPayload,
  document: graphql(
    `
      mutation SendOffer(
        $conversationId: ID!
        $serviceId: ID!
        $name: String!
        $included: [String!]!
        $price: Int!
        $minutes: Int
        $days: Int
        $validDays: Int!
        $requestKey: ID!
      ) {
        sendOffer(
          conversationId: $conversationId
          serviceId: $serviceId
          name: $name
          included: $included
          price: $price
          minutes: $minutes
          days: $days
          validDays: $validDays
          requestKey: $requestKey
        ) {
          error
          item {
            ...OfferFields
          }
        }
      }
    `,
    [offer],
  ),
});

/** Takes an offer back that nobody has bought. */
const withdrawOffer = defineOperation({
  path: 'offers/withdraw/',
  access: 'member',
  limit: 'save',
  payload: offerPayload,
  document: graphql(
    `
      mutation WithdrawOffer($offerId: ID!) {
        withdrawOffer(offerId: $offerId) {
          error
          item {
            ...OfferFields
          }
        }
      }
    `,
    [offer],
  ),
});

export const offerCalls = [getOffers, sendOffer, withdrawOffer] as const;
