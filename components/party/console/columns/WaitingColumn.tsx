import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { useState } from 'react';
import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { ConsoleVerbs } from '@/hooks/party/console/useConsoleVerbs';
import { useReorder } from '@/hooks/ui/lists/useReorder';
import type { useSelection } from '@/hooks/console/useSelection';
import type { WaitingLine } from '@/hooks/party/console/useWaitingLine';
import { LIMITS } from '@/lib/shared/limits';
import type { PartyState } from '@/lib/shared/parties/messages';
import { AwayGroup } from './AwayGroup';
import { Column } from '@/components/console/Column';
import { gripIcon } from '@/components/console/consoleIcons';
import { useQueue } from '@/components/party/console/QueueContext';
import { PersonRow } from '@/components/party/console/rows/PersonRow';
import { Grip, Lead, Pick } from '@/components/party/console/rows/PersonRow.styles';
import { SelectionBar } from './SelectionBar';

const EMPTY_TEXT: Record<PartyState, string> = {
  DRAFT: 'console.waiting_empty_draft',
  SCHEDULED: 'console.waiting_empty_draft',
  OPEN: 'console.waiting_empty',
  PAUSED: 'console.waiting_empty',
  CLOSED: 'console.waiting_empty_closed',
  ENDED: 'console.waiting_empty_closed',
};

interface Props {
  isShown: boolean;
  line: WaitingLine;
  verbs: ConsoleVerbs;
  selection: ReturnType<typeof useSelection>;
  onMove: (entryId: string, place: number) => void;
}

/** Those in line: in the order of calls, to be called, picked and put elsewhere. */
export function WaitingColumn({ isShown, line, verbs, selection, onMove }: Props) {
  const { t, i18n } = useTranslation('console');
  const { party } = useQueue();
  const { people, hasMore, isLoading, hasFailed, loadMore } = line;
  const { selected, toggle, clear } = selection;
  const [word, setWord] = useState('');
  const ids = people.map(({ id }) => id);
  const { grabbed, grip } = useReorder({
    ids,
    // Behind the last one shown there are others: only "to the end" leads past them.
    lastSlot: hasMore ? ids.length - 1 : ids.length,
    onDrop: onMove,
    onWord: (what, entryId, place) => {
      const handle = people.find(({ id }) => id === entryId)?.handle ?? '';
      setWord(t(`order.${what}`, { handle, place, count: party.memberCount }));
    },
  });
  const handOf = (id: string, index: number) => {
    if (grabbed?.entryId === id) return 'grabbed';
    if (grabbed?.slot === index) return 'target';
    return grabbed && grabbed.slot === ids.length && index === ids.length - 1
      ? 'behind'
      : undefined;
  };
  return (
    <Column
      name="waiting"
      isShown={isShown}
      title={t('console.list_waiting')}
      count={party.memberCount}
      isEmpty={people.length === 0}
      emptyText={t(EMPTY_TEXT[party.state])}
      actions={
        selected.length > 0 && (
          <SelectionBar
            count={selected.length}
            onCall={() => {
              void verbs.callMembers(selected.slice(0, LIMITS.callAtOnce));
              clear();
            }}
            onSkip={() => {
              void verbs.mark(selected.slice(0, LIMITS.callAtOnce), 'SKIPPED');
              clear();
            }}
            onClear={clear}
          />
        )
      }
      foot={
        <>
          {hasFailed && <FormError>{t('party:members.failed')}</FormError>}
          {hasMore && (
            <Button variant="quiet" isLoading={isLoading} onClick={() => void loadMore()}>
              {t(isLoading ? 'console.loading' : 'console.more')}
            </Button>
          )}
          <AwayGroup />
          <VisuallyHidden aria-live="assertive">{word}</VisuallyHidden>
        </>
      }
    >
      {people.map((member, index) => (
        <PersonRow
          key={member.id}
          member={member}
          isSelected={selected.includes(member.id)}
          hand={handOf(member.id, index)}
          lead={
            <Lead>
              <span data-part="grip">
                <Grip
                  type="button"
                  aria-label={t('order.grip', { handle: member.handle, place: index + 1 })}
                  aria-pressed={grabbed?.entryId === member.id}
                  title={t('order.hint')}
                  {...grip(member.id)}
                >
                  <DrawnIcon drawing={gripIcon} size={18} />
                  {numbersIn(i18n.language).format(index + 1)}
                </Grip>
              </span>
              <Pick
                type="checkbox"
                aria-label={t('pick.one', { handle: member.handle })}
                checked={selected.includes(member.id)}
                onChange={() => toggle(member.id)}
              />
            </Lead>
          }
        />
      ))}
    </Column>
  );
}
