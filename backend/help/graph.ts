import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { helpTicketPayload, visitorTicketPayload } from '@/lib/shared/help/help';
import { sendTicket, sendVisitorTicket } from './service';

const HelpTicketType = builder
  .objectRef<{ id: string }>('HelpTicket')
  .implement({ fields: (t) => ({ id: t.exposeID('id') }) });

const HelpTicketResult = itemRoot('HelpTicketResult', HelpTicketType);

builder.mutationField('sendHelpTicket', (t) =>
  t.field({
    type: HelpTicketResult,
    args: { subject: t.arg.string(), text: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => sendTicket(context, parsePayload(helpTicketPayload, args))),
  }),
);

builder.mutationField('sendVisitorTicket', (t) =>
  t.field({
    type: HelpTicketResult,
    description: 'Answers alike for every address.',
    args: { email: t.arg.string(), text: t.arg.string(), locale: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => sendVisitorTicket(context, parsePayload(visitorTicketPayload, args))),
  }),
);
