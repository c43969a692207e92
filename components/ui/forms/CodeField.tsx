import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, radius, size, space, weight } from '@/styles/tokens';
import { Field } from './Field';

interface CodeFieldProps {
  name: string;
  label: string;
  /** How many signs; six digits, or more signs where digits could be guessed. */
  length: number;
  error?: string;
  /** The last one is in: called once for each full code. */
  onComplete: (code: string) => void;
}

/** One input over boxes that show what it holds: pasting and a phone's own filling-in work. */
const Root = styled.div<{ $length: number }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${({ $length }) => Math.min($length, 6)}, minmax(0, 1fr));
  gap: ${space[2]};

  span {
    display: grid;
    place-items: center;
    min-height: 4rem;
    border: 2px solid ${color.control};
    border-radius: ${radius.medium};
    background: ${color.raised};
    font-size: ${size.title};
    font-weight: ${weight.display};
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 0;
    opacity: 0;
  }

  input:focus ~ .next {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
`;

/** A mailed code; whole, it is sent by itself. */
export function CodeField({ name, label, length, error, onComplete }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => {
    input.current?.focus();
  }, []);

  function change(typed: string) {
    const next = typed.replace(/[^\da-z]/gi, '').slice(0, length);
    setCode(next);
    if (next.length === length && next !== code) onComplete(next);
  }

  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <Root $length={length}>
          <input
            {...wiring}
            ref={input}
            name={name}
            value={code}
            inputMode={length === 6 ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => change(event.target.value)}
          />
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={index === Math.min(code.length, length - 1) ? 'next' : undefined}
              aria-hidden="true"
            >
              {code[index]}
            </span>
          ))}
        </Root>
      )}
    </Field>
  );
}
