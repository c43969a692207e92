import { forgetServices } from '@/lib/experiences/keptService';
import { forgetDrafts } from '@/lib/messaging/drafts';

/**
 * Leaves the pages of a user whose session the server has ended. Clears what the browser stored for
 * them, drafts of messages and services included, and loads the given address anew, so that nothing stays.
 */
export function leave(address: string): void {
  // Chromium does not clear it for the `Clear-Site-Data` header of the answer.
  window.sessionStorage.clear();
  forgetDrafts();
  forgetServices();
  window.location.assign(address);
}
