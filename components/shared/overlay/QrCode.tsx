import styled from 'styled-components';
import { useQrCode } from '@/hooks/ui/useQrCode';
import { radius } from '@/styles/tokens';

/**
 * Dark on light in every theme: many scanners do not read the inverse. Its width is the caller's
 * alone: a rule here would win over it wherever this file is loaded later than the caller's styles.
 */
const Plate = styled.div`
  aspect-ratio: 1;
  background: white;
  border-radius: ${radius.small};
  overflow: hidden;

  svg {
    width: 100%;
    height: 100%;
  }
`;

interface Props {
  text: string;
  /** What the code is for, read aloud. */
  label: string;
  className?: string;
}

/** A QR code that keeps its place free until the encoder has arrived. */
export function QrCode({ text, label, className }: Props) {
  const drawing = useQrCode(text);
  return (
    <Plate className={className}>
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} fill="black" />
        </svg>
      )}
    </Plate>
  );
}
