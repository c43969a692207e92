import { useTranslation } from '@/hooks/ui/useTranslation';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/icons/Icon';
import { color, radius, size, space, target } from '@/styles/tokens';
import { useConsoleTool } from './ConsoleContext';

const Cover = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${target.least};
  padding: 0 ${space[2]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.small};
  background: none;
  color: ${color.textQuiet};
  font-size: ${size.small};
  cursor: pointer;
  touch-action: none;
`;

interface Props {
  /** What is covered, in words. */
  label: string;
  children: ReactNode;
}

/** Shows private data; while the console is safe for the stream, only as long as it is held open. */
export function HideOnStream({ label, children }: Props) {
  const { t } = useTranslation('console');
  const { isSafe } = useConsoleTool();
  const [isPeeking, setIsPeeking] = useState(false);
  if (!isSafe) return children;
  const close = () => setIsPeeking(false);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    setIsPeeking(event.type === 'keydown');
  };
  return (
    <div>
      <Cover
        type="button"
        aria-label={t('safe.hold', { what: label })}
        onPointerDown={() => setIsPeeking(true)}
        onPointerUp={close}
        onPointerLeave={close}
        onPointerCancel={close}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={onKey}
        onKeyUp={onKey}
        onBlur={close}
      >
        <Icon name={isPeeking ? 'eye' : 'eye-off'} size={16} />
        {label}
      </Cover>
      {isPeeking && children}
    </div>
  );
}
