/** Why a host takes an entrant off; words of the public log. */
export const REMOVE_REASONS_OF_HOST = ['banned', 'ineligible', 'duplicate', 'rule-breach'] as const;

/** Why a host passes a drawn winner over; words of the public log. */
export const OUT_REASONS_OF_HOST = [
  'no-details',
  'ineligible',
  'duplicate',
  'rule-breach',
  'banned',
] as const;
