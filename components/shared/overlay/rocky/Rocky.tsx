import { useRef } from 'react';
import styled from 'styled-components';
import type { PartProps } from '@/components/shared/overlay/part';
import { useAlertLine, type AlertLine } from '@/hooks/widgets/rocky/useAlertLine';
import { useStreamMascot } from '@/hooks/widgets/rocky/useStreamMascot';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import { mascotLook } from '@/styles/mascot';
import { floating, k, overlayText } from '@/styles/overlay';
import { weight } from '@/styles/tokens';

/** What Rocky on a stream is told: the state of its part. */
export interface RockyState {
  /** Of the moment; its words are shown as they are approved, and never before. Null: nothing happens. */
  alert: WidgetAlert | null;
}

/** The balloon is read from a sofa away. */
const Holder = styled.div`
  ${mascotLook}

  .mascot-box {
    max-width: ${k(520)};
    padding: ${k(22)} ${k(30)};
    border: 0;
    border-radius: ${k(34)};
    box-shadow: ${floating};
    font-size: ${overlayText.next};
    font-weight: ${weight.strong};
    line-height: 1.25;
  }
`;

/** Rocky in a corner of the picture: it says what happens, and reacts to it. Without a sound. */
export function Rocky({ state: { alert }, look, motion }: PartProps<RockyState>) {
  const holder = useRef<HTMLDivElement>(null);
  const mascot = useStreamMascot(holder, look.place, motion === 'NONE');
  return (
    <Holder ref={holder} className="pp-rocky">
      {mascot && alert && <Saying key={alert.id} mascot={mascot} alert={alert} />}
    </Holder>
  );
}

/** One alert, for as long as it stands. */
function Saying(props: AlertLine) {
  useAlertLine(props);
  return null;
}
