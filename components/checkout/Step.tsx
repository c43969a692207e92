import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { StepRoot } from './Checkout.styles';

interface Props {
  number: number;
  title: string;
  /** open: it is filled in now; done: it folds to a line; waits: its turn comes. */
  look: 'open' | 'done' | 'waits';
  /** Of one that is done: what was said. */
  said?: { title: string; text?: string };
  /** Of one that is done: opens it again. */
  onEdit?: () => void;
  /** Another part was open before: the focus comes along. */
  isReached: boolean;
  children?: ReactNode;
}

/** One part of the checkout. */
export function Step({ number, title, look, said, onEdit, isReached, children }: Props) {
  const { t } = useTranslation('checkout');
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = look === 'open';
  useEffect(() => {
    const isInside = root.current?.contains(document.activeElement) ?? false;
    if (isOpen && isReached && !isInside) heading.current?.focus();
  }, [isOpen, isReached]);
  const isDone = look === 'done' && said !== undefined;
  return (
    <StepRoot ref={root} $look={look} aria-current={isOpen ? 'step' : undefined}>
      <header>
        <span className={isDone ? 'number done' : 'number'} aria-hidden="true">
          {isDone ? <Icon name="check" size={18} /> : number}
        </span>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {isDone ? said.title : title}
          </h2>
          {isDone && said.text !== undefined && <p>{said.text}</p>}
        </div>
        {isDone && onEdit && (
          <Button
            variant="link"
            size="small"
            onClick={onEdit}
            aria-label={t('change_part', { title })}
          >
            {t('change')}
          </Button>
        )}
      </header>
      {isOpen && children}
    </StepRoot>
  );
}
