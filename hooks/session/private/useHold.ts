import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isTypingIn } from '@/hooks/ui/keys/useShortcuts';

/** What is covered shows only while a key or a button is held. */
export interface Hold {
  isHeld: boolean;
  /** For every button that is held with a finger, the mouse, Space or Enter. */
  button: {
    onPointerDown: () => void;
    onPointerUp: () => void;
    onPointerLeave: () => void;
    onPointerCancel: () => void;
    onContextMenu: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
}

/** `key`, a letter, works anywhere on the page while `isKeyOn`; whatever takes the focus away lets go. */
export function useHold(key: string, isKeyOn: boolean): Hold {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    const letGo = () => setIsHeld(false);
    const onDown = (event: globalThis.KeyboardEvent) => {
      if (!isKeyOn || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === key && !isTypingIn(event.target)) setIsHeld(true);
    };
    const onUp = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() === key) letGo();
    };
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    document.addEventListener('visibilitychange', letGo);
    window.addEventListener('blur', letGo);
    return () => {
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
      document.removeEventListener('visibilitychange', letGo);
      window.removeEventListener('blur', letGo);
    };
  }, [key, isKeyOn]);

  const letGo = () => setIsHeld(false);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    setIsHeld(event.type === 'keydown');
  };
  return {
    isHeld,
    button: {
      onPointerDown: () => setIsHeld(true),
      onPointerUp: letGo,
      onPointerLeave: letGo,
      onPointerCancel: letGo,
      // A finger that rests opens a menu else.
      onContextMenu: (event) => event.preventDefault(),
      onKeyDown: onKey,
      onKeyUp: onKey,
      onBlur: letGo,
    },
  };
}
