import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { useState, type ReactNode } from 'react';
import { PanelText } from '@/components/console/frame/Frame.styles';
import { consoleIcons } from '@/components/console/consoleIcons';
import { RequireRight } from '@/components/console/RequireRight';
import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { ConsoleVerbs } from '@/hooks/party/console/useConsoleVerbs';
import type { Upcoming } from '@/hooks/party/console/round';
import { useReorder } from '@/hooks/ui/lists/useReorder';
import type { useSelection } from '@/hooks/console/useSelection';
import type { WaitingLine } from '@/hooks/party/console/useWaitingLine';
import { LIMITS } from '@/lib/shared/limits';
import { useQueue } from '@/components/party/console/QueueContext';
import { AwayRows } from './AwayRows';
import { ListHeads } from './ListHeads';
import { Rows, Scroller } from './List.styles';
import { Grip } from './Row.styles';
import { Picture } from './Picture';
import { PersonRow } from './PersonRow';
import { SelectionBar } from './SelectionBar';

interface Props {
  line: WaitingLine;
  verbs: ConsoleVerbs;
  selection: ReturnType<typeof useSelection>;
  /** Whom the next round, or the one after the one on stage, is for. */
  upcoming: Upcoming;
  onMove: (entryId: string, place: number) => void;
  /** Stands there while nobody is in line. */
  whenEmpty: ReactNode;
}

/** Those in line: in the order of calls, to be called, picked and put elsewhere. */
export function WaitingRows({ line, verbs, selection, upcoming, onMove, whenEmpty }: Props) {
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
  const pickedOnes = () => selected.slice(0, LIMITS.callAtOnce);
  if (people.length === 0) {
    return (
      <Scroller>
        {whenEmpty}
        <AwayRows />
      </Scroller>
    );
  }
  return (
    <>
      {selected.length > 0 && (
        <RequireRight>
          <SelectionBar
            count={selected.length}
            onCall={() => {
              void verbs.callMembers(pickedOnes());
              clear();
            }}
            onSkip={() => {
              void verbs.mark(pickedOnes(), 'SKIPPED');
              clear();
            }}
            onClear={clear}
          />
        </RequireRight>
      )}
      <ListHeads
        first={upcoming.ids.size > 0 ? t('round.title', { number: upcoming.number }) : ''}
      />
      <Scroller data-scroller="">
        <Rows role="list">
          {people.map((member, index) => (
            <PersonRow
              key={member.id}
              member={member}
              isSelected={selected.includes(member.id)}
              isUpcoming={upcoming.ids.has(member.id)}
              hand={handOf(member.id, index)}
              place={
                <RequireRight>
                  <Grip
                    type="button"
                    aria-label={t('order.grip', { handle: member.handle, place: index + 1 })}
                    aria-pressed={grabbed?.entryId === member.id}
                    title={t('order.hint')}
                    {...grip(member.id)}
                  >
                    <DrawnIcon drawing={consoleIcons.grip} size={20} />
                    <span>{numbersIn(i18n.language).format(index + 1)}</span>
                  </Grip>
                </RequireRight>
              }
              picture={
                <Picture
                  member={member}
                  isPicked={selected.includes(member.id)}
                  isPicking={selected.length > 0}
                  onPick={toggle}
                />
              }
            />
          ))}
        </Rows>
        {(hasFailed || hasMore) && (
          <PanelText>
            {hasFailed && <FormError>{t('party:members.failed')}</FormError>}
            {hasMore && (
              <Button variant="quiet" isLoading={isLoading} onClick={() => void loadMore()}>
                {t(isLoading ? 'console.loading' : 'console.more')}
              </Button>
            )}
          </PanelText>
        )}
        <AwayRows />
        <VisuallyHidden aria-live="assertive">{word}</VisuallyHidden>
      </Scroller>
    </>
  );
}
