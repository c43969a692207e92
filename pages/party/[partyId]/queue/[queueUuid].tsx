import { TicketScreen } from '@/components/party/ticket/TicketScreen';
import type { Ticket } from '@/hooks/party/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function TicketPage({ ticket }: PageProps<{ ticket: Ticket }>) {
  return <TicketScreen key={ticket.queueUuid} initial={ticket} />;
}

export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['party', 'ticket', 'called', 'card'],
  theme: 'owner',
  calls: ({ params }) => ({
    queue: ['get-party-queue', { queueUuid: String(params?.queueUuid) }],
  }),
  load: ({ answers, context }) => {
    const ticket = answers.queue.getPartyQueue.item;
    if (!ticket || ticket.party.id !== context.params?.partyId) return { notFound: true };
    return { props: { ticket }, owner: ticket.party.creator.extra_public };
  },
});
