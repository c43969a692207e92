/**
 * A plain blue of its own, so that nobody takes these pages for ours or for the real ones. Each
 * colour reads on its ground by 4.5 to 1, in light and in dark.
 */
export const BASE_STYLE = `
@font-face { font-family: Figtree; src: url(/dev/stripe/figtree.woff2) format("woff2"); font-weight: 300 900; font-display: swap; }
:root {
  color-scheme: light dark;
  --background: #f5f9ff; --surface: #fdfeff; --raised: #fff; --sunken: #eaf1f9; --text: #182230; --quiet: #505c6c;
  --line: #d6dde6; --control: #748192; --focus: #0053a5; --accent: #006ed6; --on-accent: #fcfdff; --accent-soft: #dcebff; --accent-text: #0661bc;
  --good: #0c8645; --on-good: #fbfefc; --good-soft: #d4f3db; --good-text: #1b763f;
  --wait: #9f6700; --wait-soft: #fde5c9; --wait-text: #7d5000;
  --stop: #cc3336; --stop-soft: #ffe2df; --stop-text: #ac3030;
  --low: 0 1px 2px rgb(20 30 48 / 8%), 0 2px 8px rgb(20 30 48 / 5%); --high: 0 2px 6px rgb(20 30 48 / 10%), 0 16px 40px rgb(20 30 48 / 16%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #0a121b; --surface: #131c26; --raised: #1e2733; --sunken: #070e1a; --text: #e7f1ff; --quiet: #a5b2c4;
    --line: #2d3a4b; --control: #6f7c8c; --focus: #add1ff; --accent: #6dadff; --on-accent: #050e1a; --accent-soft: #19304d; --accent-text: #91c1ff;
    --good: #5dc47e; --on-good: #041107; --good-soft: #14381f; --good-text: #80d498;
    --wait: #e19b34; --wait-soft: #412905; --wait-text: #edb162;
    --stop: #ff7e77; --stop-soft: #49221f; --stop-text: #ffa098;
    --low: none; --high: 0 16px 40px rgb(0 0 0 / 50%);
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--surface); color: var(--text); font: 400 1rem/1.5 Figtree, system-ui, sans-serif; -webkit-font-smoothing: antialiased; overflow-wrap: anywhere; }
h1, h2, p, ul, ol, dl, dd, fieldset, legend, table { margin: 0; padding: 0; border: 0; }
ul, ol { list-style: none; }
h1, h2 { font-weight: 800; line-height: 1.15; letter-spacing: -0.015em; text-wrap: balance; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.1875rem; }
button, input, select { font: inherit; color: inherit; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
[hidden] { display: none !important; }
.icon { flex: none; display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.numbers { font-variant-numeric: tabular-nums; }
.quiet { color: var(--quiet); }
.small { font-size: 0.875rem; line-height: 1.25rem; }
.row { display: flex; align-items: center; gap: 0.625rem; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.tape { position: sticky; top: 0; z-index: 4; padding: 0.3125rem; text-align: center; font-size: 0.875rem; line-height: 1.25rem; background: repeating-linear-gradient(135deg, var(--wait) 0 14px, var(--wait-soft) 14px 28px); }
.tape p { display: inline-flex; gap: 0.5rem; align-items: center; padding: 0.375rem 1.125rem; border-radius: 1.125rem; background: var(--wait-soft); color: var(--text); }
.button { display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 0; border-radius: 1.75rem; background: none; font-weight: 700; font-size: 0.9375rem; line-height: 1.25rem; text-align: center; text-decoration: none; cursor: pointer; transition: filter 0.14s, background-color 0.14s; }
.button.main { min-height: 3.5rem; padding: 0.5rem 1.75rem; background: var(--accent); color: var(--on-accent); font-size: 1.125rem; }
.button.main:hover { filter: brightness(1.07); }
.button.framed { box-shadow: inset 0 0 0 1.5px var(--control); }
.button.framed:hover, .button.bare:hover { background: var(--sunken); }
.button.tall { min-height: 3.5rem; font-size: 1rem; }
.button.wide { width: 100%; }
.button[aria-busy="true"] { cursor: default; filter: none; }
.card { background: var(--surface); border-radius: 1.75rem; box-shadow: var(--low); }
.field { display: block; }
.label { display: block; margin-bottom: 0.25rem; font-weight: 600; font-size: 0.875rem; line-height: 1.25rem; }
.input { width: 100%; min-height: 3rem; padding: 0.625rem 0.875rem; border: 0; border-radius: 0.875rem; background: var(--surface); box-shadow: inset 0 0 0 1.5px var(--control); }
select.input { appearance: none; padding-right: 2.5rem; text-overflow: ellipsis; }
.pick { position: relative; display: block; }
.pick::after { content: ""; position: absolute; right: 1.125rem; top: 50%; width: 0.5rem; height: 0.5rem; margin-top: -0.4375rem; border: solid currentColor; border-width: 0 1.75px 1.75px 0; transform: rotate(45deg); pointer-events: none; }
.input[readonly] { background: var(--sunken); box-shadow: none; color: var(--quiet); }
.input[aria-invalid="true"] { box-shadow: inset 0 0 0 2px var(--stop); }
.hint { display: block; margin-top: 0.25rem; }
.error { display: flex; gap: 0.375rem; align-items: flex-start; margin-top: 0.375rem; color: var(--stop-text); font-size: 0.875rem; line-height: 1.25rem; font-weight: 600; }
.note { display: flex; gap: 0.75rem; padding: 0.875rem 1rem; border-radius: 0.875rem; background: var(--sunken); font-size: 0.9375rem; line-height: 1.375rem; }
.medal { display: grid; place-items: center; width: 5.5rem; height: 5.5rem; margin-bottom: 1.25rem; border-radius: 50%; background: var(--good-soft); color: var(--good-text); }
.medal.wait { background: var(--wait-soft); color: var(--wait-text); }
.medal.stop { background: var(--stop-soft); color: var(--stop-text); }
.acts { display: flex; flex-wrap: wrap; gap: 0.625rem; align-items: center; margin-top: 0.5rem; }
.sole { display: grid; place-items: center; min-height: calc(100vh - 2.625rem); padding: 1rem; background: var(--sunken); }
.sole > .card { width: 100%; max-width: 27.5rem; padding: 1.75rem; border-radius: 2rem; box-shadow: var(--high); }
.sole h1 + p { margin-top: 0.5rem; }
.sole .acts { margin-top: 1.5rem; }
@media (max-width: 47.5em) { .tape .more { display: none; } .acts .button { width: 100%; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
@media (forced-colors: active) { .input, .button { border: 1px solid; } }
`;
