import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from '@/backend/platform/config';

const SERVICE_KEY = 'a-service-key-for-tests';
const complaints = (env: Record<string, string>) => {
  try {
    readConfig({ SERVICE_KEY, ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return '';
};

describe('the environment', () => {
  test('needs a service key and nothing else; an empty variable counts as unset', () => {
    expect(readConfig({ SERVICE_KEY, DATABASE_URL: '', BACKEND_PORT: ' ' })).toMatchObject({
      mode: 'production',
      port: 4000,
      dataDir: '.data',
      databaseUrl: null,
      pubnub: null,
      realtime: { host: '0.0.0.0', port: 4001 },
      failpoint: null,
    });
    expect(complaints({ SERVICE_KEY: '' })).toMatch(/^SERVICE_KEY: is missing/);
  });

  test.each([
    [{ BACKEND_PORT: 'abc' }, 'BACKEND_PORT: must be a whole number from 1 to 65535'],
    [{ PLAYPLUS_MODE: 'staging' }, 'PLAYPLUS_MODE: must be demo, development or production'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must look like postgres://'],
    [{ SERVICE_KEY: 'short' }, 'SERVICE_KEY: must have at least 16 characters'],
    [{ PUBNUB_SECRET_KEY: 'x', PUBNUB_PUBLISH_KEY: 'y' }, 'PUBNUB_SUBSCRIBE_KEY: is missing'],
    [{ TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+1' }, 'TWILIO_ACCOUNT_SID: is missing'],
    [
      { SMTP_URL: 'http://mail', PUBLIC_ORIGIN: 'https://x.example' },
      'SMTP_URL: must look like smtps://',
    ],
    [{ SMTP_URL: 'smtp://mail' }, 'PUBLIC_ORIGIN: is missing; links in mails'],
    [{ GOOGLE_JWKS_URL: 'keys' }, 'GOOGLE_JWKS_URL: must look like https://'],
    [{ GOOGLE_JWKS_URL: 'http://a.example/k' }, 'GOOGLE_JWKS_URL: must begin with https://'],
    [{ FAILPOINT: 'before-publish' }, 'FAILPOINT: is for tests and refused'],
    [{ PUSH_EMULATOR_PORT: '4002' }, 'PUSH_EMULATOR_PORT: is for tests and refused'],
    [{ PUSH_HOSTS: 'https://push.example.org' }, 'PUSH_HOSTS: must look like fcm.googleapis.com'],
    [{ DRAND_TEST_BEACON: 'embedded' }, 'DRAND_TEST_BEACON: is for tests and refused'],
    [{ DRAND_TEST_BEACON: 'http://127.0.0.1:1' }, 'DRAND_TEST_BEACON: is for tests and refused'],
    [{ DRAND_RELAYS: 'http://api.drand.sh' }, 'DRAND_RELAYS: must look like https://api.drand.sh'],
    [{ DRAND_RELAYS: 'https://a.example/b' }, 'DRAND_RELAYS: must look like https://api.drand.sh'],
    [
      { DRAND_RELAYS: 'https://u:p@a.example' },
      'DRAND_RELAYS: must look like https://api.drand.sh',
    ],
    [{ DRAND_RELAYS: 'none,https://a.example' }, 'DRAND_RELAYS: must look like https://'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR: must be a whole number from 1 to 1000000'],
  ])('says what is wrong with %o', (env, sentence) => {
    expect(complaints(env)).toContain(sentence);
    expect(complaints(env).split('\n')).toHaveLength(1);
  });

  test('offers Google with a client id, and reads its keys where Google keeps them', () => {
    expect(readConfig({ SERVICE_KEY }).google).toBeNull();
    expect(readConfig({ SERVICE_KEY, GOOGLE_CLIENT_ID: 'us' }).google).toEqual({
      clientId: 'us',
      jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    });
    const local = { GOOGLE_CLIENT_ID: 'us', GOOGLE_JWKS_URL: 'http://127.0.0.1:9/keys' };
    expect(readConfig({ SERVICE_KEY, ...local }).google?.jwksUrl).toBe('http://127.0.0.1:9/keys');
  });

  test('knows where public numbers for draws come from', () => {
    const beacon = (env: Record<string, string>) =>
      readConfig({ SERVICE_KEY, PLAYPLUS_MODE: 'demo', ...env }).beacon;
    const embeddedPort = null;
    const relays = ['https://api.drand.sh', 'https://api2.drand.sh', 'https://api3.drand.sh'];
    expect(beacon({})).toEqual({ randomness: 'drand-quicknet', relays, embeddedPort });
    expect(beacon({ DRAND_RELAYS: 'https://a.example/, https://b.example:8443' }).relays).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
    expect(beacon({ DRAND_RELAYS: 'none' })).toEqual({
      randomness: 'none',
      relays: [],
      embeddedPort,
    });
    const test = { randomness: 'drand-test', relays: [] };
    expect(beacon({ DRAND_TEST_BEACON: 'embedded' })).toEqual({ ...test, embeddedPort: 0 });
    expect(beacon({ DRAND_TEST_BEACON: 'embedded:4005' })).toEqual({ ...test, embeddedPort: 4005 });
    for (const DRAND_TEST_BEACON of ['https://a.example', 'embedded:70000', 'yes']) {
      expect(complaints({ PLAYPLUS_MODE: 'demo', DRAND_TEST_BEACON })).toBe(
        'DRAND_TEST_BEACON: must be embedded, embedded:4005 or http://127.0.0.1:4005',
      );
    }
    const address = 'http://127.0.0.1:4005';
    expect(beacon({ DRAND_TEST_BEACON: address })).toEqual({
      ...{ ...test, embeddedPort },
      relays: [address],
    });
  });

  test('keeps the embedded real time to this machine when the web passes it on', () => {
    expect(readConfig({ SERVICE_KEY, REALTIME_VIA_WEB: '1' }).realtime.host).toBe('127.0.0.1');
  });

  test('knows where links in mails lead and who mails come from', () => {
    expect(readConfig({ SERVICE_KEY, PORT: '3055' }).post).toEqual({
      siteOrigin: 'http://localhost:3055',
      mailFrom: 'PlayPlus <no-reply@localhost>',
      smtpUrl: null,
      twilio: null,
    });
    const post = { SMTP_URL: 'smtp://mail', PUBLIC_ORIGIN: 'https://play.example/' };
    expect(readConfig({ SERVICE_KEY, ...post }).post).toMatchObject({
      siteOrigin: 'https://play.example',
      mailFrom: 'PlayPlus <no-reply@play.example>',
      smtpUrl: 'smtp://mail',
    });
  });

  test('takes a failpoint outside of production', () => {
    const config = readConfig({ SERVICE_KEY, FAILPOINT: 'before-publish', PLAYPLUS_MODE: 'demo' });
    expect(config.failpoint).toBe('before-publish');
  });
});
