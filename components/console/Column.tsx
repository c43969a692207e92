import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { useId, type ReactNode } from 'react';
import { ColumnHead, ColumnRoot, Count, People, Quiet } from './Console.styles';
import { RequireRight } from './RequireRight';

interface Props {
  name: string;
  title: string;
  count: number;
  /** On a narrow screen one list shows at a time. */
  isShown: boolean;
  /** The list that matters most now. */
  isAccented?: boolean;
  /** Shown instead of the list when nobody is in it. */
  emptyText: string;
  isEmpty: boolean;
  actions?: ReactNode;
  /** What follows the list. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One of the console's lists. */
export function Column(props: Props) {
  const { name, title, count, isShown, isAccented = false, emptyText, isEmpty } = props;
  const { actions, foot, children } = props;
  const { i18n } = useTranslation('console');
  const titleId = useId();
  return (
    <ColumnRoot
      aria-labelledby={titleId}
      data-list={name}
      $name={name}
      $isShown={isShown}
      $isAccented={isAccented}
    >
      <ColumnHead>
        <h2 id={titleId} tabIndex={-1}>
          {title} <Count>{numbersIn(i18n.language).format(count)}</Count>
        </h2>
        {actions && <RequireRight>{actions}</RequireRight>}
      </ColumnHead>
      {isEmpty ? <Quiet>{emptyText}</Quiet> : <People role="list">{children}</People>}
      {foot}
    </ColumnRoot>
  );
}
