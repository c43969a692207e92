import { useEffect, useState } from 'react';

export interface QrDrawing {
  /** What the code says. */
  text: string;
  /** Side in modules, quiet zone included. */
  size: number;
  /** SVG path of the dark modules. */
  path: string;
}

const QUIET_ZONE = 4;

/** A QR code of `text` as an SVG path; the encoder is loaded when first needed. */
export function useQrCode(text: string | null): QrDrawing | null {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);

  useEffect(() => {
    if (!text) return;
    let isWanted = true;
    void drawQrCode(text).then((drawn) => {
      if (isWanted) setDrawing(drawn);
    });
    return () => {
      isWanted = false;
    };
  }, [text]);

  return drawing?.text === text ? drawing : null;
}

async function drawQrCode(text: string): Promise<QrDrawing> {
  const { default: encode } = await import('qrcode-generator');
  const code = encode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  return { text, size: count + 2 * QUIET_ZONE, path };
}
