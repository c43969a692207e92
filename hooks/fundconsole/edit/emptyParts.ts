import type { FundSettings } from '@/lib/shared/fund/fund';

type Tier = FundSettings['tiers'][number];
type Milestone = FundSettings['milestones'][number];
type Poll = FundSettings['polls'][number];

/** Parts as a form offers them when they are added; null: the field is empty. */
export const emptyTier: Omit<Tier, 'price'> & { price: number | null } = {
  id: null,
  title: '',
  description: null,
  price: null,
  stock: null,
  question: null,
  opensAt: null,
  closesAt: null,
  delivery: null,
  thanks: null,
};

export const emptyMilestone: Omit<Milestone, 'amount'> & { amount: number | null } = {
  id: null,
  amount: null,
  title: '',
  note: null,
  isHidden: false,
};

const emptyOption = { id: null as string | null, label: '' };

export const emptyPoll: Poll = {
  id: null,
  title: '',
  closesAt: null,
  options: [emptyOption, emptyOption],
};
export { emptyOption };
