import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { useId, type ReactNode } from 'react';
import { ColumnHead, ColumnRoot, Count, People, Quiet } from './Console.styles';

interface Props {
  title: string;
  count: number;
  /** Shown instead of the list when nobody is in it. */
  emptyText: string;
  isEmpty: boolean;
  isChief?: boolean;
  acts?: ReactNode;
  /** What follows the list. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One of the console's three lists. */
export function Column({ title, count, emptyText, isEmpty, isChief, acts, foot, children }: Props) {
  const { i18n } = useTranslation('console');
  const titleId = useId();
  return (
    <ColumnRoot aria-labelledby={titleId} $isChief={isChief}>
      <ColumnHead>
        <h2 id={titleId}>
          {title} <Count>{numbersIn(i18n.language).format(count)}</Count>
        </h2>
        {acts}
      </ColumnHead>
      {isEmpty ? <Quiet>{emptyText}</Quiet> : <People role="list">{children}</People>}
      {foot}
    </ColumnRoot>
  );
}
