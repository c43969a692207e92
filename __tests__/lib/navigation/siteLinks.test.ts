import { expect, test } from '@jest/globals';
import { defaultSiteLinks, readSiteLinks } from '@/lib/navigation/siteLinks';

test('an installation without links of its own gets the defaults', () => {
  expect(readSiteLinks({ TERMS_URL: ' ', PRIVACY_URL: undefined })).toEqual(defaultSiteLinks);
});

test('named links replace the defaults', () => {
  const links = readSiteLinks({
    TERMS_URL: 'https://play.example/terms',
    SOCIAL_MICROBLOG_URL: 'https://micro.example/play',
    LEGAL_NAME: 'Play GmbH',
  });
  expect(links.terms).toBe('https://play.example/terms');
  expect(links.microblog).toBe('https://micro.example/play');
  expect(links.legalName).toBe('Play GmbH');
  expect(links.privacy).toBe('/legal/privacy');
});
