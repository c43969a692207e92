import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageAnswer, PageRequest, SandboxPages } from '@/backend/platform/server/sandboxDoor';
import { visitChallenge } from './challenge/visitChallenge';
import { visitCheckout } from './checkout/visitCheckout';
import type { Desk, Visit } from './desk';
import { visitDashboard } from './express/visitDashboard';
import { messageAnswer } from './look/messagePage';
import { readerOf } from './look/shell';
import { visitOnboarding } from './onboarding/visitOnboarding';

const ADDRESS = /^\/dev\/stripe\/(checkout|3ds|onboarding|express)\/([\w-]{1,200})$/;
const FONT_PATH = '/dev/stripe/figtree.woff2';
const FONT_FILE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

const VISITS: Readonly<Record<string, (desk: Desk, visit: Visit) => PageAnswer>> = {
  checkout: visitCheckout,
  '3ds': visitChallenge,
  onboarding: visitOnboarding,
  express: visitDashboard,
};

/**
 * The pages that stand in for the payment processor's. Every press is a form whose answer is a
 * redirect, so that reloading or going back repeats nothing.
 */
export function createSandboxPages(desk: Desk): SandboxPages {
  return async (request) => {
    if (request.path === FONT_PATH) {
      return { font: await readFile(join(process.cwd(), 'node_modules', FONT_FILE)) };
    }
    const [, kind = '', id = ''] = ADDRESS.exec(request.path) ?? [];
    return VISITS[kind]?.(desk, { request, id }) ?? nothingHere(request);
  };
}

function nothingHere(request: PageRequest): PageAnswer {
  return messageAnswer(404, 'gone', readerOf(request));
}
