import { cloneElement, type ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** A sheet that grew this far holds styles of values nobody shows any more. */
const MOST_BYTES = 256 * 1024;

const kept = new Map<string, ServerStyleSheet>();

/**
 * Collects a page's styles on the server. In production one sheet serves all renders of an address
 * pattern: styled-components then compiles each rule once, not for every request. What an answer
 * carries may therefore hold rules that another state of the same page needs.
 */
export function pageSheet(pathname: string) {
  const known = kept.get(pathname);
  const sheet = known ?? new ServerStyleSheet();
  if (process.env.NODE_ENV === 'production') kept.set(pathname, sheet);
  return {
    collect: (page: ReactElement) => sheet.collectStyles(page),
    /** The style element with what was collected so far, under the nonce of the answer. */
    element: (nonce: string | undefined) => {
      const [element] = sheet.getStyleElement() as StyleElement[];
      if (element === undefined) return null;
      if (element.props.dangerouslySetInnerHTML.__html.length > MOST_BYTES) kept.delete(pathname);
      return cloneElement(element, { nonce });
    },
  };
}

type StyleElement = ReactElement<{
  nonce?: string | undefined;
  dangerouslySetInnerHTML: { __html: string };
}>;
