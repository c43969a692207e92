/** Of the checkout page: two halves, one above the other on a phone. */
export const CHECKOUT_STYLE = `
.halves { display: grid; grid-template-columns: 1fr 1fr; min-height: calc(100vh - 2.625rem); }
.sum, .typing { display: flex; padding-block: 2.5rem; }
.sum { justify-content: flex-end; padding-inline: 1.5rem 3.5rem; background: var(--sunken); }
.typing { padding-inline: 3.5rem 1.5rem; }
.sum > div, .typing > div { width: 100%; max-width: 25rem; }
.typing h2 { font-size: 1.4375rem; margin-bottom: 0.875rem; }
.typing form { display: grid; gap: 0.75rem; }
.typing form[method="get"] { display: none; }
.away { min-height: 2.75rem; margin: -0.75rem 0 0.75rem; text-decoration: none; width: fit-content; }
.away:hover { text-decoration: underline; }
.sum h1 { display: grid; gap: 0.25rem; margin-bottom: 1.5rem; }
.sum h1 .quiet { font-size: 1rem; font-weight: 400; letter-spacing: 0; line-height: 1.5; }
.amount { font-size: 3rem; line-height: 3.5rem; letter-spacing: -0.035em; }
.sum dl { display: grid; gap: 0.875rem; }
.sum dl div { display: flex; justify-content: space-between; gap: 1rem; }
.sum dd { font-weight: 700; white-space: nowrap; }
.sum .total { padding-top: 0.875rem; border-top: 1px solid var(--line); }
.closing { margin-top: 1.25rem; gap: 0.5rem; }
.closing b { font-weight: 400; }
.group { overflow: hidden; border-radius: 0.875rem; box-shadow: inset 0 0 0 1.5px var(--control); }
.group.wrong { box-shadow: inset 0 0 0 2px var(--stop); }
.line { display: flex; align-items: center; }
.line .icon { margin-right: 0.875rem; color: var(--quiet); }
.pair { border-top: 1px solid var(--line); }
.line input { flex: 1; width: 100%; min-width: 0; min-height: 3rem; padding: 0.625rem 0.875rem; border: 0; background: none; border-radius: 0.875rem; }
.line input:focus-visible { outline-offset: -3px; }
.line input::placeholder { color: var(--quiet); opacity: 1; }
.pair input + input { border-left: 1px solid var(--line); border-radius: 0 0 0.875rem 0; }
.tests { padding: 0.875rem; border-radius: 1.25rem; background: var(--wait-soft); }
.tests > p { margin-bottom: 0.5rem; font-size: 0.875rem; line-height: 1.25rem; font-weight: 700; }
.tests > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.375rem; }
.test { display: grid; align-content: center; min-height: 3rem; padding: 0.375rem 0.625rem; border: 0; border-radius: 0.875rem; background: var(--surface); font-size: 0.8125rem; line-height: 1.0625rem; text-align: left; overflow-wrap: break-word; cursor: pointer; }
.test span { color: var(--quiet); }
.test:hover { background: var(--raised); }
.test[aria-pressed="true"] { box-shadow: 0 0 0 2px var(--accent); }
.test:disabled { cursor: default; opacity: 0.6; }
.spinner { width: 1.25rem; height: 1.25rem; border: 3px solid currentColor; border-top-color: transparent; border-radius: 50%; animation: turn 1s linear infinite; }
.stay { margin-top: 0.625rem; text-align: center; text-wrap: balance; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (max-width: 47.5em) {
  .halves { display: block; min-height: 0; }
  .sum { padding: 1rem 1.25rem 1.125rem; }
  .sum > div, .typing > div { max-width: none; }
  .sum dl .total { display: none; }
  .sum h1 { margin-bottom: 0.625rem; }
  .away { margin: -0.5rem 0 0.25rem; }
  .amount { font-size: 2.375rem; line-height: 2.75rem; }
  .closing { margin-top: 0.75rem; }
  .typing { padding: 1.125rem 1.25rem 2rem; }
  .typing h2 { font-size: 1.1875rem; margin-bottom: 0.625rem; }
}
@media (forced-colors: active) { .group, .test { border: 1px solid; } .test[aria-pressed="true"] { border-width: 3px; } }
`;
