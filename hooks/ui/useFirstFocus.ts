import { useLayoutEffect, type RefObject } from 'react';

/** Has a dialog begin at this field when it opens: the browser asks the attribute, which React does not set. */
export function useFirstFocus(field: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => field.current?.setAttribute('autofocus', ''), [field]);
}
