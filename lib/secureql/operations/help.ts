import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { helpTicketPayload } from '@/lib/shared/help/help';

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
