import { createGlobalStyle } from 'styled-components';

/** The stream shows through; nothing scrolls, whatever the size of the source. */
export const OverlayPage = createGlobalStyle`
  html, html body {
    background: transparent;
    overflow: hidden;
    scrollbar-gutter: auto;
  }
`;
