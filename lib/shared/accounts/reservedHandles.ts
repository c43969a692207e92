// A handle is the first segment of its owner's page: `/{handle}` must never hide an address.
const RESERVED_HANDLES: ReadonlySet<string> = new Set([
  // First segments of the product's pages.
  'login',
  'signup',
  'onboarding',
  'announce',
  'dashboard',
  'chat',
  'experiences',
  'explore',
  'orders',
  'gift',
  'async',
  'streamlabs-elements',
  'party',
  'chance',
  'fund',
  'demo',
  'help',
  'legal',
  'operator',
  // Locale prefixes; too short for a handle today, listed in case that limit ever moves.
  'en',
  'de',
  'fr',
  'es',
  'pt',
  // Technical addresses, and names a reader would take for PlayPlus itself.
  'api',
  '_next',
  'locales',
  'mascot',
  'static',
  'uploads',
  'dev',
  'health',
  'og',
  'realtime',
  'admin',
  'support',
  'verify',
  '404',
  '500',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'manifest.webmanifest',
  'sw.js',
]);

/** The one spelling under which a handle is stored and looked up: trimmed, lower case. */
export function normalizeHandle(handle: string): string {
  return handle.trim().toLowerCase();
}

/** Says whether nobody may take this handle. Any spelling is understood. */
export function isReservedHandle(handle: string): boolean {
  return RESERVED_HANDLES.has(normalizeHandle(handle));
}
