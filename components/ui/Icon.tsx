import { useId } from 'react';
import { iconDrawings, type IconDrawing, type IconName } from './iconPaths';

interface DrawnIconProps {
  drawing: IconDrawing;
  /** Side in px. */
  size?: number;
  isFilled?: boolean;
}

interface IconProps extends Omit<DrawnIconProps, 'drawing'> {
  name: IconName;
}

/** Decoration beside a word, or inside a control that carries its own name. */
export function Icon({ name, ...rest }: IconProps) {
  return <DrawnIcon drawing={iconDrawings[name]} {...rest} />;
}

/** The same with a drawing from elsewhere. */
export function DrawnIcon({ drawing, size = 24, isFilled = false }: DrawnIconProps) {
  const maskId = useId();
  const { shape, cut, lines } = drawing;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {isFilled && cut ? (
        <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
          <rect width="24" height="24" fill="white" stroke="none" />
          <path d={cut} stroke="black" />
        </mask>
      ) : null}
      {shape ? (
        <path
          d={shape}
          fill={isFilled ? 'currentColor' : 'none'}
          mask={isFilled && cut ? `url(#${maskId})` : undefined}
        />
      ) : null}
      {cut && !isFilled ? <path d={cut} /> : null}
      {lines ? <path d={lines} /> : null}
    </svg>
  );
}
