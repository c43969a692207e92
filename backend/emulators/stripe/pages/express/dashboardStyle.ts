/** Of the dashboard; its clock stays in sight at the bottom, and on a phone comes last. */
export const DASHBOARD_STYLE = `
body { background: var(--background); }
.board { display: grid; gap: 0.875rem; max-width: 66.5rem; margin: 0 auto; padding: 1.5rem 1rem 1rem; }
.top { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin-bottom: 0.25rem; }
.top > div { flex: 1 1 16rem; min-width: 0; }
.top h1 { font-size: 1.5rem; }
.face { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; background: var(--accent-soft); color: var(--accent-text); font-size: 1.25rem; font-weight: 800; }
.board .note { background: var(--accent-soft); }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.875rem; }
.three > * { padding: 1.25rem 1.375rem; }
.three h2 { font-size: 1rem; font-weight: 400; letter-spacing: 0; line-height: 1.5; }
.number { font-size: 2.375rem; line-height: 2.75rem; font-weight: 800; letter-spacing: -0.03em; }
.list { padding: 1rem 1.375rem 0.5rem; }
.toggles { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.625rem 0 0.75rem; }
.toggle { display: inline-flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; padding: 0.375rem 1rem 0.375rem 0.625rem; border: 0; border-radius: 1.375rem; background: var(--sunken); font-size: 0.875rem; line-height: 1.25rem; font-weight: 600; text-align: left; cursor: pointer; }
.toggle:hover { box-shadow: inset 0 0 0 1.5px var(--control); }
.toggle i { flex: none; position: relative; width: 2.125rem; height: 1.25rem; border-radius: 0.625rem; background: var(--control); }
.toggle i::after { content: ""; position: absolute; left: 0.1875rem; top: 0.1875rem; width: 0.875rem; height: 0.875rem; border-radius: 50%; background: var(--surface); transition: left 0.14s; }
.toggle[aria-pressed="true"] i { background: var(--accent); }
.toggle[aria-pressed="true"] i::after { left: 1.0625rem; }
.act { background: none; box-shadow: inset 0 0 0 1.5px var(--control); }
.act:hover { background: var(--sunken); }
table { width: 100%; border-collapse: collapse; margin-top: 0.25rem; }
td { padding: 0.6875rem 0; border-top: 1px solid var(--line); }
tr:first-child td { border-top: 0; }
td:first-child { width: 5.625rem; white-space: nowrap; padding-right: 1rem; }
.list > p { padding: 0.5rem 0 0.75rem; }
.right { text-align: right; font-weight: 700; white-space: nowrap; }
.pill { display: inline-flex; align-items: center; gap: 0.25rem; min-height: 1.375rem; padding: 0.125rem 0.5625rem 0.125rem 0.375rem; border-radius: 0.6875rem; background: var(--sunken); color: var(--quiet); font-weight: 700; font-size: 0.75rem; line-height: 1rem; white-space: nowrap; }
.pill.accent { background: var(--accent-soft); color: var(--accent-text); }
.pill.good { background: var(--good-soft); color: var(--good-text); }
.pill.stop { background: var(--stop-soft); color: var(--stop-text); }
.clock { position: sticky; bottom: 1rem; z-index: 3; display: grid; gap: 0.75rem; margin-top: 0.5rem; padding: 0.875rem 1.25rem; border-radius: 1.75rem; background: var(--wait-soft); box-shadow: var(--high); }
.clock .line { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.25rem; }
.now { font-size: 1.25rem; line-height: 1.5rem; font-weight: 800; letter-spacing: -0.01em; }
.next { flex: 1 1 10rem; }
.clock form { display: flex; flex-wrap: wrap; gap: 0.375rem; }
.clock .button { padding: 0.5rem 0.875rem; background: var(--surface); }
.clock .button.go { background: var(--text); color: var(--background); }
.clock .button:disabled { background: none; color: var(--quiet); box-shadow: inset 0 0 0 1.5px var(--control); cursor: default; }
.since { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding-bottom: 0.75rem; border-bottom: 1px solid var(--wait); }
.since ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
.since li { display: flex; gap: 0.25rem; align-items: center; }
.since .icon { color: var(--wait-text); }
@media (max-width: 47.5em) {
  .board { padding-top: 1rem; }
  .top .button { width: 100%; }
  .three { grid-template-columns: 1fr; gap: 0.625rem; }
  .three > * { padding: 0.875rem 1.125rem; }
  .number { font-size: 1.875rem; line-height: 2.25rem; }
  .list { padding: 0.875rem 1rem 0.375rem; }
  tbody tr { display: grid; grid-template-columns: 1fr auto; padding: 0.625rem 0; border-top: 1px solid var(--line); }
  tbody tr:first-child { border: 0; }
  tbody td { padding: 0; border: 0; }
  td:nth-child(1) { grid-row: 2; width: auto; font-size: 0.875rem; }
  td:nth-child(2) { grid-row: 1; }
  td:nth-child(3) { grid-column: 2; grid-row: 2; justify-self: end; }
  .clock { position: static; padding: 1rem; }
  .clock form { display: grid; grid-template-columns: 1fr 1fr; width: 100%; }
  .since { display: grid; }
  .since ul { display: grid; }
}
@media (max-height: 40em) { .clock { position: static; } }
@media (forced-colors: active) { .toggle, .pill { border: 1px solid; } .toggle[aria-pressed="true"] { border-width: 3px; } }
`;
