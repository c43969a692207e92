import { useId } from 'react';
import {
  Beside,
  FillingPanel,
  PanelHead,
  PanelText,
} from '@/components/console/frame/Frame.styles';
import { useFund } from '@/components/fundconsole/console/FundContext';
import { Giver } from '@/components/fundconsole/feed/Giver';
import { HostAmount } from '@/components/fundconsole/feed/HostAmount';
import type { FundAct } from '@/hooks/fundconsole/console/nextFundAct';
import type { useChecking } from '@/hooks/fundconsole/console/useChecking';
import type { HostContribution } from '@/hooks/fundconsole/types';
import { useMatch } from '@/hooks/ui/useMatch';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import type { Verdict } from '@/lib/shared/fund/states';
import { media } from '@/styles/media';
import { Aside, Waiting } from './Check.styles';
import { FocusCard } from './FocusCard';
import { EndedNote, ReachedNote, SecretNote } from './Notes';

const PHOTO_PX = 32;

interface Props {
  act: FundAct;
  checking: ReturnType<typeof useChecking>;
  onDecide: (verdict: Verdict) => void;
  onCheckFirst: () => void;
}

/** What waits for the host: a secret that was reached, else messages, else how the fund stands. */
export function CheckPanel({ act, checking, onDecide, onCheckFirst }: Props) {
  const { t, i18n } = useTranslation('fundHost');
  const { edit } = useFund();
  const titleId = useId();
  // As the buttons, which name no keys there.
  const isNarrow = useMatch(media.dock);
  const { focus, others } = checking;
  const isSecret = act.kind === 'reveal';
  return (
    <FillingPanel aria-labelledby={titleId} data-list="check">
      <PanelHead>
        <h2 id={titleId} tabIndex={-1}>
          {t(isSecret ? 'reveal.title' : 'check.title')}
          {!isSecret && edit.toCheckCount > 0 && (
            <Beside>{numbersIn(i18n.language).format(edit.toCheckCount)}</Beside>
          )}
        </h2>
        {!isSecret && focus && <Aside>{t('check.money_stays')}</Aside>}
      </PanelHead>
      {isSecret ? (
        <SecretNote milestone={act.milestone} onCheckFirst={onCheckFirst} />
      ) : focus ? (
        <>
          <FocusCard contribution={focus} onDecide={onDecide} />
          <Waiting role="list" aria-label={t('check.waiting')}>
            {others.map((one) => (
              <WaitingRow
                key={one.id}
                contribution={one}
                onChoose={() => checking.choose(one.id)}
              />
            ))}
          </Waiting>
        </>
      ) : edit.fund.endedAt !== null ? (
        <EndedNote />
      ) : edit.fund.reachedAt !== null ? (
        <ReachedNote />
      ) : (
        <PanelText>
          <b>{t('check.empty')}</b>
          <p>
            {t(
              edit.settings.messagesModerated
                ? isNarrow
                  ? 'check.empty_touch'
                  : 'check.empty_text'
                : 'check.empty_open',
            )}
          </p>
        </PanelText>
      )}
    </FillingPanel>
  );
}

interface RowProps {
  contribution: HostContribution;
  onChoose: () => void;
}

function WaitingRow({ contribution, onChoose }: RowProps) {
  const { t } = useTranslation('fundHost');
  const { edit } = useFund();
  const { message } = contribution;
  const name = contribution.name ?? t('somebody');
  return (
    <li data-entry={contribution.id}>
      <button type="button" title={message ?? undefined} onClick={onChoose}>
        <Giver contribution={contribution} side={PHOTO_PX} />
        <p dir="auto">
          <b>
            <bdi>{name}</bdi>
          </b>
          {message}
        </p>
        <HostAmount contribution={contribution} currency={edit.fund.currency} />
      </button>
    </li>
  );
}
