import { useId } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, target } from '@/styles/tokens';
import { Label } from '@/components/studio/Studio.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PLACES, type Place } from '@/lib/shared/widgets/kinds';

interface Props {
  value: Place;
  /** Where the design can stand. */
  places: readonly Place[];
  onChange: (place: Place) => void;
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1.875rem);
  gap: 0.3125rem;

  @media ${media.touch} {
    grid-template-columns: repeat(3, ${target.touch});
  }
`;

const Tile = styled.input`
  appearance: none;
  height: ${target.least};
  margin: 0;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.small};
  background: ${color.sunken};
  cursor: pointer;

  @media ${media.hover} {
    &:hover:not(:disabled) {
      transition: border-color ${motion.quick};
      border-color: ${color.accent};
    }
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:disabled {
    border-style: dashed;
    border-color: ${color.line};
    background: none;
    cursor: default;
  }

  @media ${media.touch} {
    height: ${target.touch};
  }

  @media ${media.forcedColors} {
    appearance: auto;
  }
`;

/** Where a part stands; where its design cannot stand is dashed. */
export function PlaceTiles({ value, places, onChange }: Props) {
  const { t } = useTranslation('studio');
  const name = useId();
  return (
    <fieldset>
      <legend>
        <Label as="span">{t('form.place')}</Label>
      </legend>
      <Tiles>
        {PLACES.map((place) => (
          <Tile
            key={place}
            type="radio"
            name={name}
            aria-label={t(`place.${place}`)}
            title={t(`place.${place}`)}
            checked={place === value}
            disabled={!places.includes(place)}
            onChange={() => onChange(place)}
          />
        ))}
      </Tiles>
    </fieldset>
  );
}
