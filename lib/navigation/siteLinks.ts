import { legalPath } from '@/lib/legal/documents';

/** Addresses and names outside the product that the shell links to or loads. */
export interface SiteLinks {
  terms: string;
  privacy: string;
  /** Who runs the site and where, as the legal pages say it; empty: they are templates. */
  legalName: string;
  legalAddress: string;
  /** Empty: the form on the help page alone. */
  contactEmail: string;
  /** Empty, like the other three: there is none, and no link. */
  photoSharing: string;
  chatCommunity: string;
  professionalNetwork: string;
  microblog: string;
  /** Address of a help chat's script; empty: our own help. */
  helpChat: string;
  /** Where the folders of the mascot's assets lie: of our own, or on a storage host. */
  mascotAssets: string;
  /** Measurement id of Google Analytics 4; empty: our own counter. */
  analyticsId: string;
}

/** Links of an installation that names none of its own. */
export const defaultSiteLinks: SiteLinks = {
  terms: legalPath('terms'),
  privacy: legalPath('privacy'),
  legalName: '',
  legalAddress: '',
  contactEmail: '',
  photoSharing: '',
  chatCommunity: '',
  professionalNetwork: '',
  microblog: '',
  helpChat: '',
  mascotAssets: '/mascot',
  analyticsId: '',
};

const variables = {
  terms: 'TERMS_URL',
  privacy: 'PRIVACY_URL',
  legalName: 'LEGAL_NAME',
  legalAddress: 'LEGAL_ADDRESS',
  contactEmail: 'CONTACT_EMAIL',
  photoSharing: 'SOCIAL_PHOTO_SHARING_URL',
  chatCommunity: 'SOCIAL_CHAT_COMMUNITY_URL',
  professionalNetwork: 'SOCIAL_PROFESSIONAL_NETWORK_URL',
  microblog: 'SOCIAL_MICROBLOG_URL',
  helpChat: 'HELP_CHAT_SRC',
  mascotAssets: 'MASCOT_ASSETS',
  analyticsId: 'GA4_ID',
} as const satisfies Record<keyof SiteLinks, string>;

/** Reads the links from the environment; an empty or unset variable keeps its default. */
export function readSiteLinks(env: Readonly<Record<string, string | undefined>>): SiteLinks {
  const links = { ...defaultSiteLinks };
  for (const name of Object.keys(variables) as (keyof SiteLinks)[]) {
    links[name] = env[variables[name]]?.trim() || links[name];
  }
  return links;
}
