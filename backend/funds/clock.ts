import type { Context } from '@/backend/platform/context';

/** The clock that deadlines keep to: that of the money, which a sandbox may have moved on. */
export const moneyNow = (context: Pick<Context, 'now' | 'stripe'>): Date =>
  context.stripe?.now() ?? context.now();
