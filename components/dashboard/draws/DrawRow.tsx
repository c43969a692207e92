import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/icons/Icon';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { LotterySummary } from '@/hooks/lottery/types';
import { Picture, Row } from './Draws.styles';

interface Props {
  draw: LotterySummary;
  /** `clock`: somebody's time runs. */
  status: Status | 'clock';
  /** The state, or what waits. */
  state: string;
  /** Quiet facts below the title. */
  children: ReactNode;
  /** What one does with it. */
  act: ReactNode;
}

/** A draw as one row of a list. */
export function DrawRow({ draw, status, state, children, act }: Props) {
  return (
    <Row>
      <Picture photo={draw.prizePhoto} delivery="PHYSICAL" isLazy />
      <div>
        {status === 'clock' ? (
          <Badge $tone="wait">
            <Icon name="clock" size={16} />
            {state}
          </Badge>
        ) : (
          <StatusBadge status={status}>{state}</StatusBadge>
        )}
        <h3>
          <bdi>{draw.title}</bdi>
        </h3>
        <p>{children}</p>
      </div>
      {act}
    </Row>
  );
}

/** The way to a draw's console, in words that say what for. */
export function ToConsole({ draw, words }: { draw: LotterySummary; words: string }) {
  return (
    <div>
      <ButtonLink href={`/chance/${draw.id}/dashboard`} variant="quiet" size="small" isWide>
        <span>
          {words}
          <VisuallyHidden>: {draw.title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </div>
  );
}
