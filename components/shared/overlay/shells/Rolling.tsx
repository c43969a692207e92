import { useState } from 'react';
import styled from 'styled-components';
import { risesAway, risesIn } from '@/styles/overlay';

const Window = styled.span`
  position: relative;
  display: inline-block;
  white-space: nowrap;
`;

const New = styled.span`
  display: inline-block;
  ${risesIn}
`;

const Old = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  opacity: 0;
  ${risesAway}
`;

/** A number in words that changes: the old one goes up and out, the new one comes from below. */
export function Rolling({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, before: '' });
  if (shown.text !== text) setShown({ text, before: shown.text });
  const { before } = shown;
  return (
    <Window>
      {before !== '' && (
        <Old key={before} aria-hidden="true" onAnimationEnd={() => setShown({ text, before: '' })}>
          {before}
        </Old>
      )}
      {before === '' ? <span>{text}</span> : <New key={text}>{text}</New>}
    </Window>
  );
}
