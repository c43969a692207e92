import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Way } from '@/components/shared/overlay/part';
import { codePlate, k, overlayText } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';
import { FitLine } from './FitLine';
import { Label } from './words.styles';

// Embedded overlays and the start page's show none.
const QrCode = dynamic(() =>
  import('@/components/shared/overlay/QrCode').then((module) => module.QrCode),
);

/** Dark on white whatever the theme; `$side` in px of a canvas 1920 px wide. */
export const Code = styled(QrCode)<{ $side: number }>`
  && {
    flex: none;
    width: ${({ $side }) => k($side)};
    ${codePlate}
  }
`;

const BarWords = styled.div`
  /* Long names give way, the address does not. */
  flex: none;
  min-width: 0;
  max-width: ${k(420)};

  [data-canvas='medium'] &[data-has-code]:not([data-is-large]),
  [data-canvas='small'] &[data-has-code] {
    display: none;
  }
`;

/** The code at the end of a bar, where no words go with it. */
export const BarCode = styled(Code)`
  && {
    align-self: flex-end;
    margin: 0 ${k(-48)} ${k(-14)} ${k(-6)};
  }

  [data-canvas='small'] && {
    position: absolute;
    right: ${k(24)};
    bottom: ${k(24)};
    width: ${k(154)};
    margin: 0;
  }
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${k(24)};
  min-width: 0;
  margin-top: ${k(22)};

  > div:last-child {
    flex: 1;
    min-width: 0;
  }

  ${Label} {
    white-space: normal;
  }
`;

const Lines = styled.p`
  margin: 0;
  font-weight: ${weight.display};
  line-height: 1.15;
  letter-spacing: -0.01em;
  white-space: nowrap;
`;

const Path = styled.span`
  display: block;
  color: ${color.accentText};

  [data-tone='won'] & {
    color: inherit;
  }
`;

const InLine = styled.span`
  min-width: 0;
  font-weight: ${weight.display};
  letter-spacing: -0.01em;
  white-space: nowrap;

  ${Path} {
    display: inline;
  }
`;

/** A short address in two lines, so that it can be read on a phone that shows the stream. */
export function Address({ way }: { way: Way }) {
  return (
    <Lines dir="ltr" className="pp-overlay-address">
      <FitLine text={way.host} least={0.6} />
      <Path>
        <FitLine text={way.path} least={0.6} />
      </Path>
    </Lines>
  );
}

/** The same in one line. */
export function AddressLine({ way }: { way: Way }) {
  return (
    <InLine dir="ltr" className="pp-overlay-address">
      {way.host}
      <Path>{way.path}</Path>
    </InLine>
  );
}

interface Props {
  way: Way;
  label: ReactNode;
  /** Read aloud; null shows no code. */
  codeLabel: string | null;
}

const Big = styled.div<{ $isLarge?: boolean }>`
  font-size: ${({ $isLarge }) => ($isLarge ? overlayText.playing : overlayText.address)};
`;

interface BarProps extends Props {
  /** The way in is what the bar is about. */
  isLarge?: boolean;
}

/** The end of a bar: where to go, and the code for it. */
export function BarJoin({ way, label, codeLabel, isLarge = false }: BarProps) {
  return (
    <>
      <BarWords
        className="pp-overlay-join"
        data-has-code={codeLabel !== null || undefined}
        data-is-large={isLarge || undefined}
      >
        <Label>{label}</Label>
        <Big $isLarge={isLarge}>
          <Address way={way} />
        </Big>
      </BarWords>
      {codeLabel !== null && (
        <BarCode $side={208} text={way.url} label={codeLabel} className="pp-overlay-qr" />
      )}
    </>
  );
}

/** The foot of a card and of a side panel. */
export function FootJoin({ way, label, codeLabel }: Props) {
  return (
    <Foot className="pp-overlay-join">
      {codeLabel !== null && (
        <Code $side={176} text={way.url} label={codeLabel} className="pp-overlay-qr" />
      )}
      <div>
        <Label>{label}</Label>
        <Big>
          <Address way={way} />
        </Big>
      </div>
    </Foot>
  );
}
