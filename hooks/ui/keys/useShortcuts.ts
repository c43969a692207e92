import { useEffect, useEffectEvent } from 'react';

const TYPING =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true]';

/** Says whether a key pressed there is text. */
export function isTypingIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Runs a key's command; `false` says that the key means nothing here and is the browser's. */
export type Command = () => unknown;

/**
 * Single-key commands of a page; `alt+` before a name asks for that key too. They rest while the person types, while a dialog is open,
 * and while `isOn` is false (WCAG 2.1.4 asks for a way to switch them off).
 */
export function useShortcuts(commands: Readonly<Record<string, Command>>, isOn: boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (isTypingIn(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    // A key held down walks through a list; it does not do the same deed again and again.
    if (event.repeat && !event.key.startsWith('Arrow')) return;
    const command = commands[(event.altKey ? 'alt+' : '') + keyName(event)];
    if (command && command() !== false) event.preventDefault();
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
