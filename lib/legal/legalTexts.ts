import type { TFunction } from 'i18next';
import { LEGAL_DOCUMENTS, type LegalDocument } from './documents';

/** Name of a section in the reader's language; needs the namespace of its document. */
export function sectionTitle(t: TFunction, id: LegalDocument, section: string): string {
  return t(`s.${section}`, { ns: LEGAL_DOCUMENTS[id].namespace });
}

/** Paragraphs of a section; `values`: its figures, and who runs the site and where. */
export function sectionText(
  t: TFunction,
  id: LegalDocument,
  section: string,
  values: Readonly<Record<string, string>>,
): string[] {
  return t(`s.${section}_text`, { ns: LEGAL_DOCUMENTS[id].namespace, ...values }).split('\n');
}
