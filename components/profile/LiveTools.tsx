import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ToolMark } from '@/components/shared/ToolMark';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { LiveParty } from '@/hooks/profile/types';
import { space } from '@/styles/tokens';
import { Quiet } from './Profile.styles';

interface Props {
  name: string;
  parties: readonly LiveParty[];
  /** The owner gets links to the console instead of the queue. */
  isOwner?: boolean;
  /** Stands below the words that nothing is live, and only with them. */
  offer?: ReactNode;
  /** It has the width of the page: two stand beside each other where there is room. */
  isWide?: boolean;
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${space[4]};
`;

/** The queues a creator runs right now, each with a link. */
export function LiveTools({ name, parties, isOwner = false, offer = null, isWide = false }: Props) {
  const { t } = useTranslation('profile');
  const queues = parties.map((party) => (
    <LiveQueue key={party.id} party={party} isOwner={isOwner} />
  ));
  return (
    <Stack as="section" aria-labelledby="live-title">
      <h2 id="live-title">{t('live.title')}</h2>
      {parties.length === 0 && (
        <Card as="div" $isQuiet>
          <p>{t('live.none', { name })}</p>
          {isOwner ? null : <Quiet>{t('live.none_hint')}</Quiet>}
          {offer && <div>{offer}</div>}
        </Card>
      )}
      {isWide && parties.length > 1 ? <Beside>{queues}</Beside> : queues}
    </Stack>
  );
}

function LiveQueue({ party, isOwner }: { party: LiveParty; isOwner: boolean }) {
  const { t } = useTranslation('profile');
  const isOpen = party.state === 'OPEN';
  const page = `/party/${party.id}`;
  return (
    <Card as="article">
      <Cluster $justify="space-between">
        <Cluster $gap={2}>
          <ToolMark tool="queue" size={28} />
          <strong>{t('common:nav.party')}</strong>
        </Cluster>
        <StatusBadge status={isOpen ? 'good' : 'wait'}>
          {t(isOpen ? 'live.open' : 'live.paused')}
        </StatusBadge>
      </Cluster>
      <div>
        <h3>
          <bdi>{party.title}</bdi>
        </h3>
        <p>
          <bdi>{party.game}</bdi>
        </p>
      </div>
      <Quiet>{t('live.waiting', { count: party.memberCount })}</Quiet>
      <ButtonLink href={isOwner ? `${page}/dashboard` : page} size="large" isWide>
        <span>
          {isOwner ? t('live.console') : t(isOpen ? 'live.join' : 'live.look')}
          <VisuallyHidden>: {party.title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </Card>
  );
}
