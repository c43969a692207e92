import type { ReactNode } from 'react';

interface Props {
  name: string;
  isChosen: boolean;
  isOff?: boolean;
  onChoose: () => void;
  title: ReactNode;
  hint?: ReactNode;
  /** What is asked once it is chosen. */
  children?: ReactNode;
}

/** One of a few; native radio buttons, so that arrow keys move among them. */
export function Option({ name, isChosen, isOff = false, onChoose, title, hint, children }: Props) {
  return (
    <div className={isChosen ? 'chosen' : undefined}>
      <label className={isOff ? 'off' : undefined}>
        <input type="radio" name={name} checked={isChosen} disabled={isOff} onChange={onChoose} />
        <span>
          <b>{title}</b>
          {hint && <small>{hint}</small>}
        </span>
      </label>
      {isChosen && children && <div className="more">{children}</div>}
    </div>
  );
}
