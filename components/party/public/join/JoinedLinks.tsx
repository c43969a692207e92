import Link from 'next/link';
import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { ticketPath } from '@/hooks/party/fan/joinState';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { color, space, target, weight } from '@/styles/tokens';

interface Props {
  partyId: string;
  queueUuid: string;
  status: number;
  /** Reads the page's queue again. */
  reload: () => Promise<void>;
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target.touch};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }
`;

/** Stepping out for a moment, from here; leaving is asked on the ticket, for it is for good. */
export function JoinedLinks({ partyId, queueUuid, status, reload }: Props) {
  const { t } = useTranslation('party');
  const { run, isRunning, refusal } = useCall('party/set-away/');
  const isAway = status === STATUS.away;

  async function step() {
    await run({ queueUuid, isAway: !isAway });
    await reload();
  }

  return (
    <>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Links>
        <Button variant="link" isLoading={isRunning} onClick={() => void step()}>
          {t(isAway ? 'joined.back' : 'joined.brb')}
        </Button>
        <Link href={`${ticketPath(partyId, queueUuid)}#leave`}>{t('joined.leave')}</Link>
      </Links>
    </>
  );
}
