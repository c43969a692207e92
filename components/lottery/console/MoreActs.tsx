import styled from 'styled-components';
import { RequireRight } from '@/components/console/RequireRight';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Button } from '@/components/ui/buttons/Button';
import { Kbd } from '@/components/ui/buttons/Kbd';
import { maySet } from '@/hooks/console/hostRights';
import { passable } from '@/hooks/lottery/console/claims';
import { KEY_OF_NEXT, KEYS_OF_ACTS, type LotteryAct } from '@/hooks/lottery/console/nextLotteryAct';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { useLottery } from './LotteryContext';

/** As high as the act beside it. */
const Beside = styled.div`
  display: flex;
  align-items: stretch;
  height: 100%;

  fieldset,
  a,
  button {
    height: 100%;
  }

  kbd,
  [data-part='rest'] {
    @media ${media.dock} {
      display: none;
    }
  }
`;

interface Props {
  act: LotteryAct;
  onClose: () => void;
}

/** The second thing that can be done: another person, the settings, the recap. */
export function MoreActs({ act, onClose }: Props) {
  const { t } = useTranslation('lotteryConsole');
  const { edit, onNext } = useLottery();
  const base = `/chance/${edit.id}/dashboard`;
  const person = passable(edit.claims);
  const hasOwn = act.kind === 'resume' || act.kind === 'open' || act.kind === 'again';
  if (person === null && !hasOwn) return null;
  return (
    <Beside>
      {act.kind === 'resume' && edit.lottery.memberCount > 0 && (
        <RequireRight>
          <Button variant="quiet" onClick={onClose}>
            {t('act.close')} <Kbd aria-hidden="true">{KEYS_OF_ACTS.close}</Kbd>
          </Button>
        </RequireRight>
      )}
      {person && (
        <RequireRight>
          <Button variant="quiet" onClick={() => onNext(person)}>
            <span>
              {t('next.short')}
              <span data-part="rest">{t('next.rest')}</span>
            </span>
            <Kbd aria-hidden="true">{KEY_OF_NEXT}</Kbd>
          </Button>
        </RequireRight>
      )}
      {act.kind === 'open' && maySet(edit) && (
        <ButtonLink variant="quiet" href={`${base}/edit-chance`}>
          {t('tool.edit')}
        </ButtonLink>
      )}
      {act.kind === 'again' && (
        <ButtonLink variant="quiet" href={`${base}/recap`}>
          {t('tool.recap')}
        </ButtonLink>
      )}
    </Beside>
  );
}
