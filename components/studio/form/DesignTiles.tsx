import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, space, target, weight } from '@/styles/tokens';
import { Label } from '@/components/studio/Studio.styles';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DESIGNS, type Design } from '@/lib/shared/widgets/kinds';

interface Props {
  value: Design;
  onChange: (design: Design) => void;
}

const DRAWINGS: Readonly<Record<Design, ReactNode>> = {
  BAR: (
    <>
      <rect x="6" y="30" width="52" height="9" rx="4.5" />
      <circle cx="9" cy="34.5" r="6" />
    </>
  ),
  CARD: <rect x="6" y="17" width="22" height="23" rx="4" />,
  SIDE: <path d="M44 7h19v30H44a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4z" />,
  MINIMAL: (
    <>
      <rect x="6" y="8" width="26" height="6" rx="3" />
      <rect x="6" y="17" width="17" height="5" rx="2.5" />
    </>
  ),
};

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space[2]};
`;

const Tile = styled.label`
  position: relative;
  min-height: ${target.touch};
  padding: ${space[1]};
  border: 2px solid ${color.line};
  border-radius: ${radius.medium};
  color: ${color.textQuiet};
  font-size: 0.8125rem;
  font-weight: ${weight.strong};
  line-height: 1.3;
  text-align: center;
  cursor: pointer;

  svg {
    width: 100%;
    margin-bottom: 3px;
    fill: currentColor;
  }

  .screen {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    opacity: 0.45;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  @media ${media.hover} {
    &:hover {
      transition: border-color ${motion.quick};
      border-color: ${color.accent};
    }
  }

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** How a part looks, as four small pictures. */
export function DesignTiles({ value, onChange }: Props) {
  const { t } = useTranslation('studio');
  const name = useId();
  return (
    <fieldset>
      <legend>
        <Label as="span">{t('form.design')}</Label>
      </legend>
      <Tiles>
        {DESIGNS.map((design) => (
          <Tile key={design}>
            <input
              type="radio"
              name={name}
              checked={design === value}
              onChange={() => onChange(design)}
            />
            <svg viewBox="0 0 64 44" aria-hidden="true">
              <rect className="screen" x="1" y="3" width="62" height="40" rx="6" />
              {DRAWINGS[design]}
            </svg>
            {t(`design.${design}`)}
          </Tile>
        ))}
      </Tiles>
    </fieldset>
  );
}
