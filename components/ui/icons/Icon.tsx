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
  const { shape, cut, lines } = drawing;
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {isFilled && cut && shape ? <CutShape shape={shape} cut={cut} /> : null}
      {shape && !(isFilled && cut) ? (
        <path d={shape} fill={isFilled ? 'currentColor' : undefined} />
      ) : null}
      {cut && !isFilled ? <path d={cut} /> : null}
      {lines ? <path d={lines} /> : null}
    </svg>
  );
}

/** A filled shape with its inner lines taken out. */
function CutShape({ shape, cut }: { shape: string; cut: string }) {
  const maskId = useId();
  return (
    <>
      <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <rect width="24" height="24" fill="white" stroke="none" />
        <path d={cut} stroke="black" />
      </mask>
      <path d={shape} fill="currentColor" mask={`url(#${maskId})`} />
    </>
  );
}
