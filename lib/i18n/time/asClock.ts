const MINUTE = 60;

/** Minutes and seconds as a clock shows them: 47 s are "0:47". `seconds`: whole, not below 0. */
export const asClock = (seconds: number) =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
