import Link from 'next/link';
import type { Ref } from 'react';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Ticket } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { Head } from './Ticket.styles';
import { back } from './ticketIcons';

interface Props {
  /** The heading, which takes the focus when a pressed button is gone. */
  ref: Ref<HTMLHeadingElement>;
  title: string;
  ticket: Ticket;
}

/** Whose ticket it is and of which queue, with the way back to it. */
export function TicketHead({ ref, title, ticket: { party } }: Props) {
  const { t } = useTranslation('ticket');
  const { creator } = party;
  return (
    <Head>
      <Link href={`/party/${party.id}`} aria-label={t('ticket.to_party')}>
        <DrawnIcon drawing={back} />
      </Link>
      <UserPhoto
        src={parseExtraPublic(creator.extra_public).profile_photo}
        name={creator.handle}
        side={40}
      />
      <div>
        <VisuallyHidden as="h1" ref={ref} tabIndex={-1}>
          {title}
        </VisuallyHidden>
        <b title={party.title} dir="auto">
          {party.title}
        </b>
        <span>
          <bdi>{creator.name}</bdi> · <bdi>{party.game}</bdi>
        </span>
      </div>
      <PartyStateBadge state={party.state} />
    </Head>
  );
}
