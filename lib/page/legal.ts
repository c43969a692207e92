import { helpFigures } from '@/lib/help/figures';
import type { HelpFigures } from '@/lib/help/articleTexts';
import {
  LEGAL_DOCUMENTS,
  legalDocumentOf,
  legalPath,
  type LegalDocument,
} from '@/lib/legal/documents';
import { readSiteLinks } from '@/lib/navigation/siteLinks';
import { serverPage } from './serverPage';

/** Own props of `/legal/{document}`. */
export interface LegalPageProps {
  id: LegalDocument;
  figures: HelpFigures;
}

/** Server props of `/legal/{document}`; who has terms of their own elsewhere is led there. */
export const legalProps = serverPage({
  access: 'public',
  namespaces: ({ params }) => {
    const id = legalDocumentOf(params?.document);
    return id === null ? ['legal'] : ['legal', LEGAL_DOCUMENTS[id].namespace];
  },
  theme: 'viewer',
  load: ({ context }): { props: LegalPageProps } | { notFound: true } | { redirect: string } => {
    const id = legalDocumentOf(context.params?.document);
    if (id === null) return { notFound: true };
    if (id === 'terms' || id === 'privacy') {
      const address = readSiteLinks(process.env)[id];
      if (address !== legalPath(id)) return { redirect: address };
    }
    return { props: { id, figures: helpFigures(context.locale ?? 'en') } };
  },
});
