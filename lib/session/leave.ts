import { forgetDrafts } from '@/lib/messaging/drafts';

/**
 * Leaves as nobody: what pages kept of this visit goes, drafts of messages too, and the given
 * address is loaded afresh, so that nothing of the user stays. For after the session has ended on
 * the server.
 */
export function leave(address: string): void {
  // `Clear-Site-Data` of the answer leaves it standing in Chromium.
  window.sessionStorage.clear();
  forgetDrafts();
  window.location.assign(address);
}
