/** The public rules of the product: each has a page under `/legal/` and a namespace of texts. */
export const LEGAL_DOCUMENTS = {
  terms: {
    namespace: 'legalTerms',
    sections: [
      'parties',
      'account',
      'tools',
      'buying',
      'selling',
      'payouts',
      'conduct',
      'ending',
      'liability',
      'changes',
    ],
  },
  privacy: {
    namespace: 'legalPrivacy',
    sections: ['who', 'what', 'law', 'others', 'cookies', 'views', 'analytics', 'long', 'rights'],
  },
  refunds: {
    namespace: 'legalRefunds',
    sections: ['session', 'delivery', 'creator', 'wrong', 'funds', 'how', 'law'],
  },
  draws: {
    namespace: 'legalDraws',
    sections: ['free', 'host', 'enter', 'fixed', 'result', 'claim', 'trouble'],
  },
} as const;

/** One of the four. */
export type LegalDocument = keyof typeof LEGAL_DOCUMENTS;

/** The same as a list, in the order they are linked in. */
export const LEGAL_IDS = Object.keys(LEGAL_DOCUMENTS) as LegalDocument[];

/**
 * When the texts last changed, UTC ISO 8601: whoever changes one changes this. Noon, so that it is
 * the same day nearly everywhere.
 */
export const LEGAL_CHANGED_AT = '2026-11-26T12:00:00.000Z';

/** Address of a document, without language. */
export function legalPath(id: LegalDocument): `/legal/${LegalDocument}` {
  return `/legal/${id}`;
}

/** The document that a part of an address names; null: none. */
export function legalDocumentOf(part: unknown): LegalDocument | null {
  return LEGAL_IDS.find((id) => id === part) ?? null;
}
