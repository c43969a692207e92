import { createHmac } from 'node:crypto';

/** The header Stripe-Signature. Its time is the real one: receivers refuse what is 300 s old. */
export function signBody(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
