import { media } from './media';
import { color, fontFamily, layer, size, space, toneColors, weight } from './tokens';

const tools = (['queue', 'chance', 'fund'] as const).map((tool) => {
  const { fill, onFill } = toneColors(tool);
  return `
  .tool.${tool} { fill: ${fill}; stroke: ${fill}; }
  .tool.${tool} .inside { stroke: ${onFill}; }`;
});

/** Look of plain elements. The document carries it, so it is in no bundle and rendered just once. */
export const globalStyle = `
  .page-frame {
    font-family: ${fontFamily};
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    text-size-adjust: 100%;
    scroll-padding-top: ${space[24]};
  }

  body {
    margin: 0;
    min-height: 100vh;
    background: ${color.background};
    color: ${color.text};
    font-size: ${size.text};
    font-weight: ${weight.text};
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend {
    margin: 0;
    padding: 0;
  }

  h1, h2, h3 {
    font-weight: ${weight.display};
    line-height: 1.15;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  h1 { font-size: ${size.title}; }
  h2 { font-size: ${size.heading}; }
  h3 { font-size: ${size.lead}; }

  ul[role='list'], ol[role='list'] {
    list-style: none;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button, summary, label, select {
    touch-action: manipulation;
  }

  a {
    color: ${color.accentText};
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.18em;
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  /* Its ground shines through: the figure takes the colour of the page, in every list. */
  img[src][src$='/default-user.png'] {
    background: ${color.accent};
  }

  .icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  ${tools.join('')}

  .tool .inside, .plus {
    fill: none;
    stroke-linecap: round;
  }

  .plus {
    stroke: ${color.text};
    stroke-width: 3;
  }

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  #nprogress .bar {
    position: fixed;
    inset: 0 0 auto;
    z-index: ${layer.loader};
    height: 3px;
    background: ${color.accent};
    pointer-events: none;
  }

  @media ${media.stillness} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`.replace(/\s*\n\s*/g, '');
