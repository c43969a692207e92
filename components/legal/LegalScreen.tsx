import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { PageHead } from '@/components/shared/page/PageHead';
import { Notice } from '@/components/ui/Notice';
import { useLegalLinks } from '@/hooks/ui/page/useLegalLinks';
import { useSiteLinks } from '@/hooks/ui/page/useSiteLinks';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { HelpFigures } from '@/lib/help/articleTexts';
import {
  LEGAL_CHANGED_AT,
  LEGAL_DOCUMENTS,
  LEGAL_IDS,
  type LegalDocument,
} from '@/lib/legal/documents';
import { sectionText, sectionTitle } from '@/lib/legal/legalTexts';
import { Contents, Dated, Foot, Page, Section } from './Legal.styles';

interface Props {
  id: LegalDocument;
  figures: HelpFigures;
}

/** `/legal/{document}`: a template, until the operator of the site has a name and an address. */
export function LegalScreen({ id, figures }: Props) {
  const { t } = useTranslation('legal');
  const { legalName, legalAddress } = useSiteLinks();
  const links = useLegalLinks();
  const sections = useSections(id);
  const title = t(`common:legal.${id}`);
  const values = {
    ...figures,
    operator: legalName || t('operator_missing'),
    address: legalAddress || t('address_missing'),
  };
  return (
    <Page>
      <PageHead title={title} description={t(`${id}.about`)} />
      <header>
        <h1>{title}</h1>
        <Dated>
          {t('changed')} <LocalTime at={LEGAL_CHANGED_AT} as="date" />
        </Dated>
      </header>
      {legalName && legalAddress ? null : (
        <Notice kind="warning" title={t('template.title')}>
          {t('template.text')}
        </Notice>
      )}
      <Contents aria-label={t('contents')}>
        <ul role="list">
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{sectionTitle(t, id, section)}</a>
            </li>
          ))}
        </ul>
      </Contents>
      {sections.map((section) => (
        <Section key={section} id={section} aria-labelledby={`${section}-title`}>
          <h2 id={`${section}-title`}>{sectionTitle(t, id, section)}</h2>
          {sectionText(t, id, section, values).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Section>
      ))}
      <Foot>
        <p>
          {t('ask')} <Link href="/help#write">{t('write')}</Link>
        </p>
        <nav aria-label={t('nav')}>
          {LEGAL_IDS.map((one) => (
            <a key={one} href={links[one]} aria-current={one === id ? 'page' : undefined}>
              {t(`common:legal.${one}`)}
            </a>
          ))}
        </nav>
      </Foot>
    </Page>
  );
}

/** Who counts page views is said as it is: our own counter, or Google's. */
function useSections(id: LegalDocument): readonly string[] {
  const { analyticsId } = useSiteLinks();
  const untrue = analyticsId === '' ? 'analytics' : 'views';
  return LEGAL_DOCUMENTS[id].sections.filter((section) => section !== untrue);
}
