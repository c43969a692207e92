import type { MomentName } from './moments';

/** What Rocky does while it says the line of a moment; the words are `say.{name}` of `rocky`. */
export const ANIMATION_OF: Readonly<Record<MomentName, string>> = {
  empty_home: 'Wave',
  empty_queues: 'Explain',
  empty_draws: 'Explain',
  empty_funds: 'Explain',
  empty_experiences: 'Explain',
  first_queue: 'Congratulate',
  first_draw: 'Congratulate',
  first_fund: 'Congratulate',
  first_experience: 'Congratulate',
  first_sale: 'Congratulate',
};
