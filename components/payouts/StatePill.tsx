import type { ReactNode } from 'react';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { Badge } from '@/components/ui/Badge';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { BankPayoutState, LineState } from '@/lib/shared/payouts/payouts';
import type { Tone } from '@/styles/tokens';
import { Sign } from './stages/Sign';
import { signs } from './signs';

type State = LineState | BankPayoutState;

interface Look {
  tone?: Tone;
  sign: ReactNode;
}

const back = <DrawnIcon drawing={signs.back} size={16} />;

const LOOKS: Record<State, Look> = {
  CLEARING: { sign: <Sign kind="clearing" size={14} /> },
  AVAILABLE: { tone: 'accent', sign: <Sign kind="available" size={14} /> },
  ON_ITS_WAY: { tone: 'accent', sign: <Icon name="next" size={16} /> },
  PAID: { tone: 'good', sign: <Icon name="check" size={16} /> },
  ON_HOLD: { tone: 'wait', sign: <Icon name="pause" size={16} /> },
  REFUNDED: { sign: back },
  SENT_BACK: { tone: 'stop', sign: back },
  CANCELLED: { sign: <Icon name="close" size={16} /> },
};

/** Where money is, by sign, word and colour; `children` say it more exactly than its plain word. */
export function StatePill({ state, children }: { state: State; children?: ReactNode }) {
  const { t } = useTranslation('payouts');
  const { tone, sign } = LOOKS[state];
  return (
    <Badge $tone={tone}>
      {sign}
      <span>{children ?? t(`state.${state}`)}</span>
    </Badge>
  );
}
