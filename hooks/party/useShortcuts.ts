import { useEffect, useEffectEvent } from 'react';

const TYPING =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true]';

/**
 * Single-key commands of a page. They rest while the person types, while a dialog is open,
 * and while `isOn` is false (WCAG 2.1.4 asks for a way to switch them off).
 */
export function useShortcuts(commands: Readonly<Record<string, () => void>>, isOn: boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    if (document.querySelector('dialog[open]')) return;
    const command = commands[keyName(event)];
    if (!command) return;
    event.preventDefault();
    command();
  });

  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** On keyboards without Latin letters the place of the key counts. */
function keyName(event: KeyboardEvent): string {
  const isLetterKey = /^Key[A-Z]$/.test(event.code);
  if (isLetterKey && !/^[a-z]$/i.test(event.key)) return event.code.slice(3).toLowerCase();
  return event.key.toLowerCase();
}
