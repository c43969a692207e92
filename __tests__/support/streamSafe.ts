import type { StreamSafe } from '@/hooks/session/private/useStreamSafe';

const nothing = () => undefined;

/** A console whose private data is open to its host. */
export const SAFE: StreamSafe = {
  isHidden: false,
  toggle: nothing,
  hold: {
    isHeld: false,
    button: {
      onPointerDown: nothing,
      onPointerUp: nothing,
      onPointerLeave: nothing,
      onPointerCancel: nothing,
      onContextMenu: nothing,
      onKeyDown: nothing,
      onKeyUp: nothing,
      onBlur: nothing,
    },
  },
};
