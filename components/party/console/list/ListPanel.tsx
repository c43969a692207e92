import { useTranslation } from '@/hooks/ui/useTranslation';
import { useId, type ComponentProps } from 'react';
import styled from 'styled-components';
import { RequireRight } from '@/components/console/RequireRight';
import { consoleIcons } from '@/components/console/consoleIcons';
import { Beside, FillingPanel, PanelHead } from '@/components/console/frame/Frame.styles';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { numbersIn } from '@/lib/i18n/numbers';
import { useQueue } from '@/components/party/console/QueueContext';
import { DoneRows } from './DoneRows';
import { NoticePill } from './NoticePill';
import { WaitingRows } from './WaitingRows';

/** How many answers a row has room for on the widest screens. */
const ANSWERS_SHOWN = 3;

/** Says how many columns of answers the list has and how wide one is; the head and the rows share it. */
const Root = styled(FillingPanel)<{ $answers: number }>`
  --answers: ${({ $answers }) => $answers};
  --answer: ${({ $answers }) => ($answers < ANSWERS_SHOWN ? '9rem' : '6.5rem')};
`;

interface Props extends ComponentProps<typeof WaitingRows> {
  shown: 'waiting' | 'done';
  onShow: (list: 'waiting' | 'done') => void;
  onNotice: () => void;
  onRemoveNotice: () => void;
}

/** Those in line, or in their place those whose turn is over. */
export function ListPanel({ shown, onShow, onNotice, onRemoveNotice, ...waiting }: Props) {
  const { t, i18n } = useTranslation('console');
  const { party } = useQueue();
  const titleId = useId();
  const counts = { waiting: party.memberCount, done: party.done.length };
  const answers = Math.min(party.entryFields.length, ANSWERS_SHOWN);
  const other = shown === 'waiting' ? 'done' : 'waiting';
  const count = (list: typeof shown) => numbersIn(i18n.language).format(counts[list]);
  return (
    <Root aria-labelledby={titleId} data-list={shown} $answers={answers}>
      <PanelHead>
        <h2 id={titleId} tabIndex={-1}>
          {t(`console.list_${shown}`)} <Beside $isNumber>{count(shown)}</Beside>
        </h2>
        {party.notice !== null && (
          <RequireRight>
            <NoticePill notice={party.notice} onChange={onNotice} onRemove={onRemoveNotice} />
          </RequireRight>
        )}
        <Button size="small" variant="quiet" onClick={() => onShow(other)}>
          <DrawnIcon
            drawing={other === 'done' ? consoleIcons.log : consoleIcons.people}
            size={18}
          />
          {t(`console.list_${other}`)} {count(other)}
        </Button>
      </PanelHead>
      {shown === 'waiting' ? <WaitingRows {...waiting} /> : <DoneRows />}
    </Root>
  );
}
