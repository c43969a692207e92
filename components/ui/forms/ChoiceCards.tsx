import { useId } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import type { IconDrawing, IconName } from '@/components/ui/icons/iconPaths';

interface ChoiceCardsProps {
  legend: string;
  name: string;
  defaultValue: string;
  options: readonly {
    value: string;
    label: string;
    hint?: string;
    icon?: IconName;
    drawing?: IconDrawing;
  }[];
  onChange?: (value: string) => void;
}

/** Four stand two by two: three and one would look like an afterthought. */
const Options = styled.div<{ $areFour: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(${({ $areFour }) => ($areFour ? 'max(14rem, 34%)' : '11rem')}, 100%), 1fr)
  );
  gap: ${space[3]};
  margin-top: ${space[2]};
`;

const Legend = styled.legend`
  font-weight: ${weight.strong};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space[3]};
  align-content: start;
  padding: ${space[3]} ${space[4]};
  border: 2px solid ${color.control};
  border-radius: ${radius.large};
  background: ${color.raised};
  cursor: pointer;

  input {
    ${visuallyHidden}
  }

  /* The mark of the chosen one is a shape, not only a colour. */
  .mark {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.125rem;
    border: 2px solid ${color.control};
    border-radius: ${radius.round};
  }

  input:checked ~ .mark {
    border: 0.375rem solid ${color.accent};
  }

  /* Siblings only: the engines of streaming software know no :has(). */
  input:checked ~ .edge {
    position: absolute;
    inset: -2px;
    border: 3px solid ${color.accent};
    border-radius: ${radius.large};
    pointer-events: none;
  }

  input:focus-visible ~ .mark {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  @media ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
`;

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${weight.strong};
`;

const Hint = styled.span`
  grid-column: 2;
  color: ${color.textQuiet};
  font-size: ${size.small};
`;

/** One of a few, each with a sentence: native radio buttons drawn as cards. */
export function ChoiceCards({ legend, name, defaultValue, options, onChange }: ChoiceCardsProps) {
  const id = useId();
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Options $areFour={options.length === 4}>
        {options.map(({ value, label, hint, icon, drawing }) => (
          <Choice key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={hint ? `${id}-${value}-hint` : undefined}
              onChange={() => onChange?.(value)}
            />
            <span className="mark" aria-hidden="true" />
            <Title id={`${id}-${value}`}>
              {label} {icon ? <Icon name={icon} size={20} /> : null}
              {drawing ? <DrawnIcon drawing={drawing} size={20} /> : null}
            </Title>
            {hint ? <Hint id={`${id}-${value}-hint`}>{hint}</Hint> : null}
            <span className="edge" aria-hidden="true" />
          </Choice>
        ))}
      </Options>
    </fieldset>
  );
}
