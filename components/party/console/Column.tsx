import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { useId, type ReactNode } from 'react';
import type { ListName } from '@/hooks/party/console/useConsoleShortcuts';
import { ColumnHead, ColumnRoot, Count, People, Quiet } from './Console.styles';
import { Locked } from './Locked';

interface Props {
  name: ListName;
  title: string;
  count: number;
  /** On a narrow screen one list shows at a time. */
  isShown: boolean;
  /** Shown instead of the list when nobody is in it. */
  emptyText: string;
  isEmpty: boolean;
  acts?: ReactNode;
  /** What follows the list. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One of the console's lists. */
export function Column(props: Props) {
  const { name, title, count, isShown, emptyText, isEmpty, acts, foot, children } = props;
  const { i18n } = useTranslation('console');
  const titleId = useId();
  return (
    <ColumnRoot aria-labelledby={titleId} data-list={name} $name={name} $isShown={isShown}>
      <ColumnHead>
        <h2 id={titleId} tabIndex={-1}>
          {title} <Count>{numbersIn(i18n.language).format(count)}</Count>
        </h2>
        {acts && <Locked>{acts}</Locked>}
      </ColumnHead>
      {isEmpty ? <Quiet>{emptyText}</Quiet> : <People role="list">{children}</People>}
      {foot}
    </ColumnRoot>
  );
}
