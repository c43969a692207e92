/** What rows of the table have in common. */
export const none = { slot: null, stock: null, money: null } as const;
export const free = { slot: 'RELEASE', stock: 'BACK' } as const;
export const lapse = { slot: 'LAPSE', stock: 'BACK', money: null } as const;
