import { notifyPermission } from '@/lib/alerts/notify';

/** How far this browser can be told while its pages are closed. */
export type PushSupport = 'possible' | 'denied' | 'home_screen' | 'unsupported';

/** A subscription as the product takes it. */
export interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Phones of Apple's offer push to a page on the home screen alone, and hide it elsewhere. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Says what this browser can do; `denied`: its reader has refused, and only they can change that. */
export function pushSupport(): PushSupport {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!hasPush || notifyPermission() === 'unsupported') {
    return isApplePhone() ? 'home_screen' : 'unsupported';
  }
  return notifyPermission() === 'denied' ? 'denied' : 'possible';
}

/** The subscription this browser has already; null: none, or it may not be used any more. */
export async function presentSubscription(): Promise<BrowserSubscription | null> {
  if (pushSupport() !== 'possible' || notifyPermission() !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return readSubscription((await registration?.pushManager.getSubscription()) ?? null);
}

/**
 * Asks the browser's maker for a subscription, once the reader has allowed notifications.
 * `isFresh`: not the one it has. Throws where the maker's service does not answer.
 */
export async function subscribeHere(
  publicKey: string,
  { isFresh }: { isFresh: boolean },
): Promise<BrowserSubscription | null> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  // One that is bound to other keys of ours cannot be used.
  if (present && (isFresh || !isBoundTo(present, publicKey))) await present.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  return readSubscription(await pushManager.subscribe(options));
}

/** Gives up what this browser has; what fails here does no harm, because nobody sends any more. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const present = await registration?.pushManager.getSubscription();
  await present?.unsubscribe().catch(() => false);
}

function readSubscription(subscription: PushSubscription | null): BrowserSubscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

function isBoundTo({ options }: PushSubscription, publicKey: string): boolean {
  const bound = options.applicationServerKey;
  if (bound === null) return true;
  const [has, wants] = [new Uint8Array(bound), bytesOf(publicKey)];
  return has.length === wants.length && has.every((byte, place) => byte === wants[place]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
