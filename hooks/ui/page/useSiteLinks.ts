import { createContext, useContext } from 'react';
import { defaultSiteLinks, type SiteLinks } from '@/lib/navigation/siteLinks';

/** Provided by `AppProviders` with what the server's environment names. */
export const SiteLinksContext = createContext<SiteLinks>(defaultSiteLinks);

/** Terms, privacy, contact and social addresses of this installation. */
export function useSiteLinks(): SiteLinks {
  return useContext(SiteLinksContext);
}
