import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { helpTicketPayload, visitorTicketPayload } from '@/lib/shared/help/help';

/** A question to the support team, which answers by e-mail. */
export const sendHelpTicket = defineOperation({
  path: 'help/send-ticket/',
  access: 'member',
  limit: 'question',
  payload: helpTicketPayload,
  document: graphql(`
    mutation SendHelpTicket($subject: String!, $text: String!) {
      sendHelpTicket(subject: $subject, text: $text) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** The same of somebody without a confirmed e-mail, who names an address; answers alike for each. */
export const sendVisitorTicket = defineOperation({
  path: 'help/send-visitor-ticket/',
  access: 'public',
  limit: 'visitorQuestion',
  payload: visitorTicketPayload,
  document: graphql(`
    mutation SendVisitorTicket($email: String!, $text: String!, $locale: String!) {
      sendVisitorTicket(email: $email, text: $text, locale: $locale) {
        error
        item {
          id
        }
      }
    }
  `),
});
