import type { Checkout } from '@/hooks/fund/checkout/useCheckout';
import type { FundPage } from '@/lib/shared/fund/views';
import { RewardSheet } from './sheets/RewardSheet';
import { ShownSheet } from './sheets/ShownSheet';
import { VoteSheet } from './sheets/VoteSheet';

/** What is chosen in a sheet of its own. */
export type Sheet = 'reward' | 'vote' | 'shown';

const SHEETS = { reward: RewardSheet, vote: VoteSheet, shown: ShownSheet };

interface Props {
  /** Null: none is open. */
  open: Sheet | null;
  page: FundPage;
  checkout: Checkout;
  onClose: () => void;
}

/** The sheet that is open. It stands beside the form: Enter in it pays nothing. */
export function Sheets({ open, ...rest }: Props) {
  if (open === null) return null;
  const Shown = SHEETS[open];
  return <Shown {...rest} />;
}
