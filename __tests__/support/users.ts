import type { CurrentUser } from '@/lib/session/currentUser';

/** A logged-in user for components; a creator unless said otherwise. */
export function aUser(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    handle: 'mira_k',
    firstName: 'Mira',
    lastName: 'Kaufmann',
    email: 'mira@example.com',
    userType: 'CREATOR',
    extraPublic: {
      profile_photo: '',
      display_is_dark_mode: false,
      display_hue: '308.6',
    },
    isQuick: false,
    isOnAir: false,
    canSwitch: false,
    hasRocky: true,
    onboardingComplete: true,
    onboardingStatus: [],
    ...changes,
  };
}
