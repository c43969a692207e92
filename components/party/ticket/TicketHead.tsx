import Link from 'next/link';
import type { Ref } from 'react';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { Badge } from '@/components/ui/Badge';
import { Cluster } from '@/components/ui/Stack';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Head } from './Ticket.styles';

interface Props {
  /** The heading, which takes the focus when a pressed button is gone. */
  ref: Ref<HTMLHeadingElement>;
  title: string;
  ticket: Ticket;
}

/** Whose ticket it is, of which queue, and for how many. */
export function TicketHead({ ref, title, ticket }: Props) {
  const { t } = useTranslation('ticket');
  const { party, number, seats } = ticket;
  return (
    <Head>
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      <Cluster>
        <Link href={`/party/${party.id}`} dir="auto">
          {party.title}
        </Link>
        <PartyStateBadge state={party.state} />
        <span>{t('ticket.number', { number })}</span>
        {seats > 1 && <Badge>{t('ticket.group', { count: seats })}</Badge>}
      </Cluster>
    </Head>
  );
}
