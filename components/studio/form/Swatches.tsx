import { useId, useState } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, hues, hueSwatches, radius, target } from '@/styles/tokens';
import { Label } from '@/components/studio/Studio.styles';
import { Icon } from '@/components/ui/icons/Icon';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Slider } from './Slider';

interface Props {
  /** In degrees; null: the creator's. */
  value: number | null;
  /** The creator's, in degrees. */
  own: number;
  onChange: (hue: number | null) => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3125rem;
`;

const Swatch = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 1.625rem;
  height: 1.625rem;
  border-radius: ${radius.round};
  background: var(--swatch, ${color.accent});
  color: ${color.onAccent};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &.any {
    background: ${hues};
  }

  &.fixed,
  &.any {
    color: white;
  }

  > svg {
    visibility: hidden;
  }

  &:has(:checked) {
    box-shadow:
      0 0 0 2px ${color.surface},
      0 0 0 4.5px ${color.text};

    > svg {
      visibility: visible;
    }
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 5px;
  }

  @media ${media.touch} {
    width: ${target.touch};
    height: ${target.touch};
  }
`;

const OwnHue = styled.div`
  margin-top: 0.625rem;
`;

/** The overlay's colour: the creator's own, one of a few, or any. */
export function Swatches({ value, own, onChange }: Props) {
  const { t } = useTranslation('studio');
  const name = useId();
  const isFixed = value === null || hueSwatches.some(({ hue }) => hue === value);
  const [isAny, setIsAny] = useState(!isFixed);
  const choose = (hue: number | null) => {
    setIsAny(false);
    onChange(hue);
  };
  return (
    <fieldset>
      <legend style={{ width: '100%' }}>
        <Label as="span">
          <span>{t('form.colour')}</span>
          {value === null && !isAny && <span>{t('form.colour_yours')}</span>}
        </Label>
      </legend>
      <Row>
        <Swatch title={t('hue.yours')}>
          <input
            type="radio"
            name={name}
            aria-label={t('hue.yours')}
            checked={value === null && !isAny}
            onChange={() => choose(null)}
          />
          <Icon name="check" size={16} />
        </Swatch>
        {hueSwatches.map((swatch) => (
          <Swatch
            key={swatch.hue}
            className="fixed"
            title={t(`hue.${swatch.hue}`)}
            style={{ '--swatch': swatch.color }}
          >
            <input
              type="radio"
              name={name}
              aria-label={t(`hue.${swatch.hue}`)}
              checked={swatch.hue === value && !isAny}
              onChange={() => choose(swatch.hue)}
            />
            <Icon name="check" size={16} />
          </Swatch>
        ))}
        <Swatch className="any" title={t('hue.any')}>
          <input
            type="radio"
            name={name}
            aria-label={t('hue.any')}
            checked={isAny}
            onChange={() => {
              setIsAny(true);
              onChange(Math.round(value ?? own));
            }}
          />
          <Icon name="check" size={16} />
        </Swatch>
      </Row>
      {isAny && (
        <OwnHue>
          <Slider
            label={t('hue.any')}
            isLabelHidden
            isHue
            value={Math.round(value ?? own)}
            least={0}
            most={360}
            step={1}
            onChange={onChange}
          />
        </OwnHue>
      )}
    </fieldset>
  );
}
