import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const CLIENT_ID = 'playplus-journey.apps.googleusercontent.com';

/** Somebody with a Google account. */
export interface GooglePerson {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
}

/** What stands in for Google: its keys, and its script in the browsers of a journey. */
export interface GoogleStandIn {
  jwksUrl: string;
  /** From now on this context's Google button signs `person` in. */
  signsIn: (context: BrowserContext, person: GooglePerson) => Promise<void>;
  close: () => void;
}

// Two plain buttons: one that answers with a signed token, one that answers with nothing.
const SCRIPT = `
  (() => {
    let started;
    const button = (text, answer) => {
      const one = document.createElement('button');
      one.textContent = text;
      one.onclick = async () => started.callback(await answer());
      return one;
    };
    window.google = { accounts: { id: {
      initialize: (options) => { started = options; },
      renderButton: (place) => place.append(
        button('Google', async () => ({
          credential: await window.googleToken(started.nonce, started.client_id),
          select_by: 'btn',
        })),
        button('Google, empty', async () => ({ select_by: 'btn' })),
      ),
      prompt: () => undefined,
      cancel: () => undefined,
      disableAutoSelect: () => undefined,
    } } };
  })();
`;

/** Starts a server with keys of its own on this machine. */
export async function startGoogle(): Promise<GoogleStandIn> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'journey', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function signsIn(context: BrowserContext, person: GooglePerson) {
    await context.route('https://accounts.google.com/gsi/client*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    );
    await context.exposeFunction('googleToken', (nonce: string, audience: string) =>
      new SignJWT({ ...person, nonce, azp: audience, email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: 'journey' })
        .setIssuer('https://accounts.google.com')
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    );
  }

  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    signsIn,
    close: () => server.close(),
  };
}
