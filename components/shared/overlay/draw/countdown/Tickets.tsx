import styled, { keyframes } from 'styled-components';
import { TicketField, FieldLegend } from '@/components/shared/draw/TicketField';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { useFreshTickets } from '@/hooks/lottery/overlay/useFreshTickets';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { k } from '@/styles/overlay';
import { color } from '@/styles/tokens';

/** Few dots are large enough to be seen. */
const MANY = 160;
const FEW_COLUMNS = 20;
/** Highest on a canvas that is low itself. */
const LOW = 220;

const land = keyframes`
  from { transform: scale(0); }
`;

const Field = styled.div<{ $height: number }>`
  flex: none;
  margin-top: ${k(18)};

  svg {
    max-width: none;
    max-height: ${({ $height }) => k($height)};
  }

  [data-canvas='medium'] & svg,
  [data-canvas='small'] & svg {
    max-height: ${({ $height }) => k(Math.min($height, LOW))};
  }

  /* On a stream all dots are the creator's colour; the newest light up. */
  .all {
    stroke: ${color.accent};
    opacity: 0.6;
  }

  g {
    animation: none;
  }

  [data-motion='full'] & g {
    animation: ${land} 180ms ease-out backwards;
  }

  > span {
    margin-top: ${k(8)};
  }
`;

interface Props {
  total: number;
  /** Dots in a row where there are many. */
  columns: number;
  /** Highest, in px of a canvas 1920 px wide. */
  height: number;
  /** Says what a dot is. */
  hasLegend?: boolean;
}

/** Every dot is one ticket; of very many it stands for several, and the line says so. */
export function Tickets({ total, columns, height, hasLegend = false }: Props) {
  const { t } = useTranslation('drawOverlay');
  const fresh = useFreshTickets(total);
  return (
    <Field $height={height} className="pp-overlay-dots">
      <TicketField total={total} columns={total < MANY ? FEW_COLUMNS : columns} fresh={fresh} />
      {hasLegend && (
        <Label>
          {t('tickets', { count: total })} · <FieldLegend total={total} />
        </Label>
      )}
    </Field>
  );
}
