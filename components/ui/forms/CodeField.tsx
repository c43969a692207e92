import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, radius, size, space, toneColors, weight } from '@/styles/tokens';
import { Field, type FieldWords } from './Field';
import { Input } from './Field.styles';

/** Signs of an ordinary code, each drawn in a box of its own; longer ones are plain text. */
const DIGITS = 6;

type CodeFieldProps = Omit<FieldWords, 'news' | 'isOptional'> &
  Pick<ComponentPropsWithoutRef<'input'>, 'autoFocus'> & {
    name: string;
    /** How many signs the code has: 6 digits, or 12 digits and letters. */
    length: number;
  };

const Boxes = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${DIGITS}, minmax(0, 1fr));
  gap: ${space[2]};
`;

const Box = styled.span<{ $isNext: boolean; $isWrong: boolean }>`
  display: grid;
  place-items: center;
  height: 4rem;
  border: 2px solid ${({ $isWrong }) => ($isWrong ? toneColors('stop').fill : color.control)};
  border-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${size.title};
  font-weight: ${weight.display};
  transition: border-color ${motion.quick};
  ${tabularFigures}

  :focus-within > & {
    border-color: ${({ $isNext }) => $isNext && color.accent};
    box-shadow: ${({ $isNext }) => $isNext && `0 0 0 1px ${color.accent}`};
  }
`;

/** Lies over the boxes: the browser's own input, whose text they show. */
const Over = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: transparent;
  caret-color: transparent;

  &::selection {
    background: transparent;
  }
`;

const Spaced = styled(Input)`
  ${tabularFigures}
  font-weight: ${weight.strong};
  letter-spacing: 0.12em;
  text-transform: uppercase;
`;

/**
 * A mailed code in one input, which a phone fills in and which takes a pasted code in any spelling. The
 * form is submitted with the last sign, once for each code.
 */
export function CodeField({ label, hint, error, length, ...input }: CodeFieldProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef('');
  const isLong = length > DIGITS;

  useEffect(() => {
    if (code.length < length || code === submitted.current) return;
    submitted.current = code;
    field.current?.form?.requestSubmit();
  }, [code, length]);

  const control = {
    ...input,
    ref: field,
    value: code,
    required: true,
    autoComplete: 'one-time-code',
    inputMode: isLong ? 'text' : 'numeric',
    autoCapitalize: isLong ? 'characters' : 'off',
    spellCheck: false,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const signs = target.value.toUpperCase().replace(isLong ? /[^0-9A-Z]/g : /\D/g, '');
      setCode(signs.slice(0, length));
    },
    // What is typed after a wrong code replaces it.
    onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
  } as const;
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) =>
        isLong ? (
          <Spaced type="text" {...control} {...wiring} />
        ) : (
          <Boxes>
            {Array.from({ length }, (_, place) => (
              <Box
                key={place}
                aria-hidden="true"
                $isNext={place === Math.min(code.length, length - 1)}
                $isWrong={wiring['aria-invalid'] === true}
              >
                {code.charAt(place)}
              </Box>
            ))}
            <Over type="text" {...control} {...wiring} />
          </Boxes>
        )
      }
    </Field>
  );
}
