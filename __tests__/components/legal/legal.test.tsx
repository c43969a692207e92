import { screen, within } from '@testing-library/react';
import { LegalScreen } from '@/components/legal/LegalScreen';
import { SiteLinksContext } from '@/hooks/ui/page/useSiteLinks';
import { helpFigures } from '@/lib/help/figures';
import { LEGAL_IDS } from '@/lib/legal/documents';
import { defaultSiteLinks } from '@/lib/navigation/siteLinks';
import { renderScreen } from '@/__tests__/support/screen';

const figures = helpFigures('en');

test('until somebody is named as operator, the page says that it is a template', () => {
  renderScreen(<LegalScreen id="terms" figures={figures} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  expect(screen.getByText('This is a template')).toBeVisible();
  expect(screen.getByText(/run by \[name of the operator\]/)).toBeVisible();
  // Fees and times are those the product goes by.
  expect(screen.getByText(/Of an experience we keep 8%, of a contribution 4%/)).toBeVisible();
});

test('with name and address it speaks for the operator', () => {
  const links = { ...defaultSiteLinks, legalName: 'Play GmbH', legalAddress: 'Street 1, Berlin' };
  renderScreen(
    <SiteLinksContext value={links}>
      <LegalScreen id="terms" figures={figures} />
    </SiteLinksContext>,
  );
  expect(screen.queryByText('This is a template')).toBeNull();
  expect(screen.getByText(/run by Play GmbH, Street 1, Berlin\./)).toBeVisible();
});

test.each(['', 'G-1'])('who counts page views is said as it is (%p)', (analyticsId) => {
  renderScreen(
    <SiteLinksContext value={{ ...defaultSiteLinks, analyticsId }}>
      <LegalScreen id="privacy" figures={figures} />
    </SiteLinksContext>,
  );
  const named = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(named.includes('Google Analytics')).toBe(analyticsId !== '');
  expect(named.includes('Counting page views')).toBe(analyticsId === '');
});

test.each(['en', 'de', 'fr', 'es', 'pt'])(
  'in %s no figure is missing, and each page leads to the others in its language',
  (locale) => {
    for (const id of LEGAL_IDS) {
      const { container, unmount } = renderScreen(
        <LegalScreen id={id} figures={helpFigures(locale)} />,
        { locale, router: { locale } },
      );
      expect(container).not.toHaveTextContent('{{');
      const foot = within(container.querySelector<HTMLElement>('footer nav')!);
      const prefix = locale === 'en' ? '' : `/${locale}`;
      expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
        LEGAL_IDS.map((one) => `${prefix}/legal/${one}`),
      );
      unmount();
    }
  },
);
