import { useState, useSyncExternalStore, type ReactNode, type Ref } from 'react';

/** One object for all renders: another one would make React write the empty words into the page. */
const AS_IT_IS = { __html: '' };
const never = () => () => undefined;

interface Props {
  /** Rendered by the server, and by the browser of a reader who comes from another page of ours. */
  children: ReactNode;
  /** Takes the place of what the server wrote, once it is there. */
  live?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * What the server wrote stays as it is: the browser of a first visit needs no code for it. `children`
 * should be a `dynamic` component whose loader is a function of its own, which Next does not ask for
 * ahead of time. To be given a new `key` where the language changes.
 */
export function AsWritten({ children, live = null, ref }: Props) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  const [isKept] = useState(isHydrating);
  if (isKept && live === null) {
    return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  }
  return (
    <div key="live" ref={ref}>
      {live ?? children}
    </div>
  );
}
