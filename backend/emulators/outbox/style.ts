/** A page for developers, so it takes the colours of the reader's system. */
export const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0 0 0.25rem; font-size: 1.75rem; }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
.quiet { margin: 0.25rem 0; font-size: 0.875rem; overflow-wrap: anywhere; }
.words { margin: 0.75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 1rem 0 1.5rem; }
label { display: grid; flex: 1 1 14rem; font-size: 0.875rem; }
input, button { min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid GrayText; border-radius: 0.5rem; font: inherit; }
article { margin: 0 0 1rem; padding: 1rem; border: 1px solid GrayText; border-radius: 0.75rem; }
a { display: inline-block; min-height: 1.5rem; overflow-wrap: anywhere; }
`;
