import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from '@/backend/platform/config';

const SERVICE_KEY = 'a-service-key-for-tests';
const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
};
const TEST = { ...LIVE, STRIPE_SECRET_KEY: 'sk_test_1', PLAYPLUS_MODE: 'development' };
const stripeOf = (env: Record<string, string>) => readConfig({ SERVICE_KEY, ...env }).stripe;
const complaints = (env: Record<string, string>) => {
  try {
    readConfig({ SERVICE_KEY, ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return '';
};

describe('payments', () => {
  test('are made in the sandbox without a key, in demo and development', () => {
    const webhookUrl = 'http://127.0.0.1:3055/api/webhooks/stripe';
    for (const PLAYPLUS_MODE of ['demo', 'development']) {
      expect(stripeOf({ PLAYPLUS_MODE, PORT: '3055' })).toEqual({
        kind: 'sandbox',
        platformCountry: 'DE',
        webhookUrl,
      });
    }
    expect(stripeOf({ PLAYPLUS_MODE: 'demo', HOST: '::1' })).toMatchObject({
      webhookUrl: 'http://[::1]:3000/api/webhooks/stripe',
    });
  });

  test('are not made in production without a key, or with a test key', () => {
    const none = { kind: 'none', platformCountry: 'DE' };
    expect(stripeOf({})).toEqual(none);
    expect(stripeOf({ ...TEST, PLAYPLUS_MODE: 'production' })).toEqual(none);
    expect(stripeOf({ ...TEST, STRIPE_SECRET_KEY: 'rk_test_1', PLAYPLUS_MODE: '' })).toEqual(none);
  });

  test('are made with Stripe, with a live key in production', () => {
    expect(stripeOf({ ...LIVE, PLATFORM_COUNTRY: 'BR' })).toEqual({
      kind: 'live',
      platformCountry: 'BR',
      secretKey: 'sk_live_1',
      webhooks: { account: ['whsec_1'], connect: ['whsec_2'] },
      api: null,
    });
    const restricted = { ...LIVE, STRIPE_SECRET_KEY: 'rk_live_1' };
    expect(stripeOf({ ...restricted, STRIPE_API_HOST: 'api.stripe.com' }).kind).toBe('live');
  });

  test('are made with a test key where development says, two secrets while one takes over', () => {
    const local = {
      STRIPE_API_HOST: '127.0.0.1',
      STRIPE_API_PORT: '4242',
      STRIPE_API_PROTOCOL: 'http',
    };
    const rotated = { STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_3' };
    expect(stripeOf({ ...TEST, ...local, ...rotated })).toMatchObject({
      kind: 'test',
      webhooks: { account: ['whsec_1', 'whsec_3'], connect: ['whsec_2'] },
      api: { host: '127.0.0.1', port: 4242, protocol: 'http' },
    });
    expect(stripeOf(TEST)).toMatchObject({ kind: 'test', api: null });
  });

  const onlyProduction =
    'STRIPE_SECRET_KEY: is a live key, which moves real money; only production';
  test.each([
    [{ ...LIVE, PLAYPLUS_MODE: 'demo' }, onlyProduction],
    [{ ...LIVE, PLAYPLUS_MODE: 'development' }, onlyProduction],
    [
      { ...LIVE, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_API_HOST: 'pay.example' },
      'STRIPE_API_HOST: must be api.stripe.com with a live key, or unset',
    ],
    [{ ...LIVE, STRIPE_API_PORT: '4242' }, 'STRIPE_API_PORT: must be 443 with a live key'],
    [
      { ...LIVE, STRIPE_API_PROTOCOL: 'http' },
      'STRIPE_API_PROTOCOL: must be https with a live key',
    ],
    [{ ...LIVE, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY: must look like sk_live_…'],
    [
      { ...LIVE, STRIPE_WEBHOOK_SECRET: '' },
      'STRIPE_WEBHOOK_SECRET: is missing; without it nobody hears what was paid',
    ],
    [
      { ...LIVE, STRIPE_CONNECT_WEBHOOK_SECRET: '' },
      'STRIPE_CONNECT_WEBHOOK_SECRET: is missing; without it nobody hears what was paid',
    ],
    [
      { ...LIVE, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2,whsec_1' },
      'STRIPE_CONNECT_WEBHOOK_SECRET: must differ from STRIPE_WEBHOOK_SECRET',
    ],
    [{ ...LIVE, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET: must look like whsec_…'],
    [
      { ...LIVE, STRIPE_WEBHOOK_SECRET: 'whsec_3,whsec_4,whsec_5' },
      'STRIPE_WEBHOOK_SECRET: must look like whsec_…, or two of them',
    ],
    [
      { ...TEST, STRIPE_API_HOST: 'pay.example', STRIPE_API_PROTOCOL: 'http' },
      'STRIPE_API_PROTOCOL: must be https, except on this machine',
    ],
    [{ ...TEST, STRIPE_API_PROTOCOL: 'http' }, 'STRIPE_API_PROTOCOL: must be https, except'],
    [{ ...TEST, STRIPE_API_PROTOCOL: 'ftp' }, 'STRIPE_API_PROTOCOL: must be http or https'],
    [{ ...TEST, STRIPE_API_PORT: '0' }, 'STRIPE_API_PORT: must be a whole number from 1 to 65535'],
    [{ ...TEST, STRIPE_API_HOST: 'https://a.example' }, 'STRIPE_API_HOST: must be a host without'],
    [{ STRIPE_API_HOST: '127.0.0.1' }, 'STRIPE_API_HOST: is of no use without STRIPE_SECRET_KEY'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET: is of no use without'],
    [{ PLATFORM_COUNTRY: 'Germany' }, 'PLATFORM_COUNTRY: must be a country of two capital letters'],
    [{ FAILPOINT: 'after-stripe' }, 'FAILPOINT: is for tests and refused'],
    [{ FAILPOINT: 'before-webhook' }, 'FAILPOINT: is for tests and refused'],
  ])('are refused with a sentence for %o', (env, sentence) => {
    expect(complaints(env as unknown as Record<string, string>)).toContain(sentence);
    expect(complaints(env as unknown as Record<string, string>).split('\n')).toHaveLength(1);
  });
});
