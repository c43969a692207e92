/**
 * The operator of demo and development, whose second factor is no secret there: it is printed with the
 * demo's log-ins. In production nobody becomes one by their handle.
 */
export const DEMO_OPERATOR = {
  handle: 'robindesk',
  secret: 'PLAYPLUSDEMOSECRETPLAYPLUSDEMO22',
} as const;
