import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { createPromoPayload, switchPromoPayload } from '@/lib/shared/promos/promo';

const promo = graphql(`
  fragment PromoFields on Promo {
    id
    code
    kind
    value
    currency
    serviceIds
    maxUses
    uses
    until
    isOn
  }
`);

/** A creator's codes with their uses, newest first. */
const myPromos = defineOperation({
  path: 'promos/get-mine/',
  access: 'creator',
  payload: noPayload,
  document: graphql(
    `
      query MyPromos {
        myPromos {
          error
          items {
            ...PromoFields
          }
        }
      }
    `,
    [promo],
  ),
});

/** Makes a code that makes orders cheaper. */
const createPromo = defineOperation({
  path: 'promos/create/',
  access: 'creator',
  limit: 'save',
  payload: createPromoPayload,
  document: graphql(
    `
      mutation CreatePromo(
        $code: String!
        $kind: PromoKind!
        $value: Int!
        $serviceIds: [ID!]
        $maxUses: Int
        $until: String
        $requestKey: String!
      ) {
        createPromo(
          code: $code
          kind: $kind
          value: $value
          serviceIds: $serviceIds
          maxUses: $maxUses
          until: $until
          requestKey: $requestKey
        ) {
          error
          item {
            ...PromoFields
          }
        }
      }
    `,
    [promo],
  ),
});

/** Puts a code on or off. */
const switchPromo = defineOperation({
  path: 'promos/switch/',
  access: 'creator',
  limit: 'save',
  payload: switchPromoPayload,
  document: graphql(
    `
      mutation SwitchPromo($promoId: ID!, $isOn: Boolean!) {
        switchPromo(promoId: $promoId, isOn: $isOn) {
          error
          item {
            ...PromoFields
          }
        }
      }
    `,
    [promo],
  ),
});

export const promoCalls = [myPromos, createPromo, switchPromo] as const;
