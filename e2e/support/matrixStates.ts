import { expect, type Page } from '@playwright/test';
import { refusal } from './shell';
import type { World } from './matrixWorld';

/** Who looks: without an account, in the middle of things, or just arrived. */
export type Role = 'visitor' | keyof Pick<World, 'creator' | 'fan' | 'newcomer'>;

/** A page in a state that somebody brought it into. */
export interface OpenState {
  name: string;
  path: (world: World) => string;
  open: (page: Page) => Promise<void>;
  /** In px: below, nothing opens it. */
  narrowest?: number;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** Presses what opens a dialog, and waits for it. */
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};

/**
 * A page that greets with a toast, which stays for as long as something in it has the focus. Without it
 * that is two seconds: who comes too late opens the page again.
 */
const toastAt = (address: string): OpenState => ({
  name: 'toast',
  path: () => address,
  open: async (page) => {
    const button = page.locator('.Toastify__toast button').first();
    await button.focus({ timeout: 5_000 }).catch(async () => {
      await page.goto(address);
      await button.focus();
    });
  },
});

/** What a host reads of one contribution. */
const openContribution = async (page: Page) => {
  await page.locator('[data-list="contributions"] [data-entry] button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const home = () => '/dashboard/home';
const settings = () => '/dashboard/settings?active=account';

const anOrder = ({ bookingId }: World) => `/orders/${bookingId}`;

const ofMembers: OpenState[] = [
  { name: 'user menu', path: home, open: press('Your account'), narrowest: 577 },
  { name: 'bell', path: home, open: press(/^Notifications/) },
  { name: 'way out', path: settings, open: openDialog('Delete my account') },
  {
    name: 'help beside the page',
    path: () => '/onboarding',
    open: async (page) => {
      await press('Need help?')(page);
      await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
    },
  },
];

/** The states of each role beside the pages as they load. */
export const openStates: Readonly<Record<Role, readonly OpenState[]>> = {
  visitor: [
    { name: 'forgotten password', path: () => '/login', open: openDialog('Forgot your password?') },
    {
      name: 'refused log-in',
      path: () => '/login',
      open: async (page) => {
        await page.getByLabel('Email').fill('nobody@journey.test');
        await page.getByLabel('Password', { exact: true }).fill('not the password');
        await press('Log in')(page);
        await expect(refusal(page)).toBeVisible();
      },
    },
    toastAt('/dashboard/home'),
    {
      name: 'help beside the page',
      path: () => '/async/reset_password',
      open: press('Need help?'),
    },
    {
      name: 'choosing a reward',
      path: ({ creator, fundId }) => `/${creator.handle}/fund/${fundId}/checkout`,
      open: openDialog(/^Reward/),
    },
  ],
  fan: [
    ...ofMembers,
    toastAt('/dashboard/party'),
    { name: 'becoming a creator', path: settings, open: openDialog('Become a creator') },
    {
      name: 'leaving the queue',
      path: ({ partyId, queueUuid }) => `/party/${partyId}/queue/${queueUuid}`,
      open: openDialog('Leave'),
    },
    {
      name: 'a time in the checkout',
      path: ({ serviceId, serviceTierId }) => `/experiences/${serviceId}/${serviceTierId}/checkout`,
      open: (page) => expect(page.locator('button[data-free]').first()).toBeVisible(),
    },
    { name: 'cancelling an order', path: anOrder, open: openDialog(/^Cancel, €/) },
    {
      name: 'another time for an order',
      path: anOrder,
      open: openDialog(/^(Reschedule|Suggest another time)$/),
    },
  ],
  creator: [
    ...ofMembers,
    toastAt('/dashboard/gifts'),
    {
      name: 'keyboard of the console',
      path: ({ partyId }) => `/party/${partyId}/dashboard`,
      open: (page) =>
        expect(async () => {
          await page.keyboard.press('?');
          await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
        }).toPass(),
    },
    {
      name: 'tools of the console',
      path: ({ partyId }) => `/party/${partyId}/dashboard`,
      open: openDialog(/^(More|Tools)$/),
    },
    {
      name: 'ending the queue',
      path: ({ partyId }) => `/party/${partyId}/dashboard`,
      open: openDialog('End show'),
      // Below, it is among the tools.
      narrowest: 1180,
    },
    {
      name: 'delivering an order',
      path: ({ madeBookingId }) => `/orders/${madeBookingId}`,
      open: openDialog('Deliver'),
    },
    {
      name: 'a contribution in the console',
      path: ({ fundId }) => `/fund/${fundId}/dashboard`,
      open: openContribution,
      // Below, the contributions stand behind a tab.
      narrowest: 1180,
    },
  ],
  newcomer: ['/dashboard/home', '/dashboard/favorites', '/dashboard/gifts'].map((path) => ({
    name: 'nothing there yet',
    path: () => path,
    open: () => Promise.resolve(),
  })),
};
