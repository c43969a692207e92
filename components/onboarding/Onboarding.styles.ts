import styled from 'styled-components';
import { Card } from '@/components/ui/Card';
import { CheckedForm } from '@/components/ui/forms/CheckedForm';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, measure, radius, shadow, size, space, target, weight } from '@/styles/tokens';

/** Rocky, what is asked, and as much room on the other side; one column on a phone. */
export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${measure.text}) minmax(0, 1fr);
  align-items: center;
  gap: ${space[8]};
  min-height: 34rem;
  padding: ${space[4]} ${space[8]} ${space[10]};

  @media ${media.upToMedium} {
    grid-template-columns: minmax(0, ${measure.text});
    justify-content: center;
    align-content: start;
    gap: ${space[4]};
    padding: ${space[2]} ${space[4]} ${space[6]};
  }
`;

export const Question = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  &[hidden] {
    display: none;
  }
`;

export const Heading = styled.h1`
  font-size: ${size.display};
  line-height: 1.1;
  letter-spacing: -0.02em;
  overflow-wrap: break-word;
  outline: none;
`;

export const Lead = styled.p`
  margin-top: ${space[2]};
  color: ${color.textQuiet};
  font-size: ${size.lead};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  @media ${media.narrow} {
    > :last-child {
      flex: 1;
    }
  }
`;

/** Cards to choose one of; the radio button itself is drawn by the card. */
export const Choices = styled.fieldset<{ $areTwo?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  legend {
    ${visuallyHidden}
  }

  @media ${media.fromMedium} {
    grid-template-columns: ${({ $areTwo }) => ($areTwo ? 'repeat(2, minmax(0, 1fr))' : '1fr')};
  }
`;

export const Choice = styled.label<{ $isTall?: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-height: ${target.touch};
  padding: ${space[3]} ${space[5]};
  border: 2px solid ${color.control};
  border-radius: ${radius.large};
  background: ${color.raised};
  cursor: pointer;

  input {
    ${visuallyHidden}
  }

  b {
    display: block;
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.text};
  }

  .edge {
    position: absolute;
    inset: -2px;
    border-radius: ${radius.large};
    pointer-events: none;
  }

  input:checked ~ .edge {
    border: 3px solid ${color.accent};
  }

  input:focus-visible ~ .edge {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  @media ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }

  @media ${media.fromMedium} {
    ${({ $isTall }) => $isTall && 'grid-template-columns: minmax(0, 1fr); text-align: center;'}
    ${({ $isTall }) => $isTall && `padding-block: ${space[6]};`}
  }
`;

/** Creatures on a soft ground, drawn for eyes only. */
export const Scene = styled.span`
  position: relative;
  display: flex;
  align-items: end;
  justify-content: center;
  gap: ${space[1]};
  min-width: 6rem;
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};

  @media ${media.fromMedium} {
    min-height: 8rem;
    align-items: center;
    margin-bottom: ${space[2]};
  }
`;

export const Hues = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  legend {
    ${visuallyHidden}
  }
`;

export const Hue = styled.label<{ $fill: string }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${radius.round};
  background: ${({ $fill }) => $fill};
  color: ${color.raised};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  svg {
    visibility: hidden;
  }

  input:checked ~ svg {
    visibility: visible;
  }

  .ring {
    position: absolute;
    inset: -7px;
    border-radius: ${radius.round};
    pointer-events: none;
  }

  input:checked ~ .ring {
    border: 3px solid ${color.text};
  }

  input:focus-visible ~ .ring {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }

  @media ${media.narrow} {
    width: ${target.touch};
    height: ${target.touch};
  }
`;

export const Previews = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: ${space[3]};

  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A part of the product in a theme of its own. */
export const PreviewPart = styled(Card)`
  align-content: space-between;
  border-radius: ${radius.large};
  background: ${color.background};
  box-shadow: ${shadow.low};
  color: ${color.text};
`;
