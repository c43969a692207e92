import { randomBytes } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

/** What somebody types to sign up. */
export interface Person {
  firstName: string;
  lastName: string;
  handle: string;
  email: string;
  password: string;
}

/** Somebody who was never here before. */
export function newPerson(): Person {
  const mark = randomBytes(5).toString('hex');
  return {
    firstName: 'Robin',
    lastName: 'Journey',
    handle: `robin-${mark}`,
    email: `robin-${mark}@journey.test`,
    password: `journey-${mark}`,
  };
}

/**
 * Calls one operation as the context's visitor, the way the page does: with the XSRF token that the
 * first page left in a cookie. Returns the answer's status and body.
 */
export async function callSecureql(
  context: BrowserContext,
  path: string,
  payload: Record<string, unknown>,
): Promise<Answer> {
  return post(context, path, { data: payload });
}

/** Uploads a picture as the context's visitor; otherwise as `callSecureql` does. */
export async function uploadImage(
  context: BrowserContext,
  picture: { name: string; mimeType: string; buffer: Buffer },
): Promise<Answer> {
  return post(context, 'upload-one-photo', { multipart: { file: picture } });
}

/**
 * Takes the session away from a browser. The page is left first: a call of its own that is still
 * under way would bring the cookie back, or lead to the log-in in the middle of the next step.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function post(
  context: BrowserContext,
  path: string,
  content: Pick<Parameters<APIRequestContext['post']>[1] & object, 'data' | 'multipart'>,
): Promise<Answer> {
  const readToken = async () =>
    (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
  if (!(await readToken())) await context.request.get('/');
  const token = await readToken();
  const response = await context.request.post(`/api/secureql/query/${path}`, {
    ...content,
    headers: { 'x-xsrf-token': decodeURIComponent(token ?? ''), 'sec-fetch-site': 'same-origin' },
  });
  return {
    status: response.status(),
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Signs a new person up without the form; the context is logged in afterwards. */
export async function signUp(
  context: BrowserContext,
  userType: 'CREATOR' | 'FAN',
): Promise<Person> {
  const person = newPerson();
  const { status, body } = await callSecureql(context, 'accounts/sign-up/', {
    ...person,
    userType,
    locale: 'en',
  });
  const answer = body.signUp as { error: string | null } | undefined;
  if (status !== 200 || answer?.error !== null) {
    throw new Error(`Sign-up was answered ${status}: ${JSON.stringify(body)}`);
  }
  return person;
}
