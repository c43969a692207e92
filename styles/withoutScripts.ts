import { media } from './media';

/**
 * For readers without scripts, in a noscript element: the document's oldest browsers know no media
 * query for it. Nothing stands there that a press would not move, and nothing covers the page.
 */
export const withoutScripts = `
  .needs-script {
    display: none !important;
  }

  @media ${media.narrow} {
    .page-frame .shell-overlay {
      display: none;
    }

    .page-frame .shell-middle {
      flex-direction: column;
    }

    .page-frame #sidebar {
      position: static;
      display: flex;
      order: 1;
      width: auto;
      height: auto;
      box-shadow: none;
    }
  }
`.replace(/\s*\n\s*/g, '');
