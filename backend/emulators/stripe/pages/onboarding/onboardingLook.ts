/** Of the onboarding pages: the steps beside the form, on a phone as four bars above it. */
export const ONBOARDING_STYLE = `
.steps { display: grid; grid-template-columns: 22.5rem minmax(0, 1fr); min-height: calc(100vh - 2.625rem); }
.steps aside { padding: 2.5rem 2rem; background: var(--sunken); }
.steps .name { font-size: 1.0625rem; align-items: flex-start; }
.steps .name .icon { color: var(--accent-text); }
.with { margin-top: 0.5rem; }
.steps ol { display: grid; gap: 0.25rem; margin-top: 1.75rem; }
.steps li { display: flex; gap: 0.875rem; align-items: center; min-height: 3rem; margin-left: -0.625rem; padding: 0 0.625rem; border-radius: 1rem; color: var(--quiet); }
.steps i { display: grid; place-items: center; flex: none; width: 1.75rem; height: 1.75rem; border-radius: 50%; box-shadow: inset 0 0 0 2px var(--control); font-style: normal; font-weight: 800; font-size: 0.875rem; }
.steps li.current, .steps li.waiting { background: var(--surface); color: var(--text); font-weight: 700; }
.steps li.waiting { color: var(--wait-text); }
.steps li.done { color: var(--text); }
.steps li.current i { background: var(--accent); color: var(--on-accent); box-shadow: none; }
.steps li.done i { background: var(--good); color: var(--on-good); box-shadow: none; }
.steps li.done .icon { stroke-width: 3; }
.steps main { max-width: 40rem; padding: 3rem 4rem; }
.steps h1 { margin-bottom: 0.5rem; font-size: 2rem; }
.steps main form:not([id]) { display: grid; gap: 1rem; max-width: 30rem; margin-top: 1.5rem; }
.steps main > .acts { margin-top: 1.5rem; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
.three { display: grid; grid-template-columns: 1fr 1.4fr 1fr; gap: 0.75rem; }
.input::placeholder { color: var(--quiet); opacity: 1; }
.fixed { display: grid; gap: 0.625rem; padding: 1rem 1.125rem; border-radius: 0.875rem; background: var(--sunken); }
.fixed div { display: flex; justify-content: space-between; gap: 1rem; }
.fixed dt { color: var(--quiet); }
.fixed dd { font-weight: 700; text-align: right; }
.choice { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; cursor: pointer; }
.choice input { position: absolute; opacity: 0; pointer-events: none; }
.choice .tick { visibility: hidden; color: var(--accent-text); }
.choice:has(:checked) { background: var(--accent-soft); box-shadow: inset 0 0 0 2px var(--accent); font-weight: 700; }
.choice:has(:checked) .tick { visibility: visible; }
.choice:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.tests { padding: 0.875rem; border-radius: 1.25rem; background: var(--wait-soft); }
.tests > p { margin-bottom: 0.5rem; font-size: 0.875rem; line-height: 1.25rem; font-weight: 700; }
.tests > div { display: grid; grid-template-columns: 1fr 1fr; gap: 0.375rem; }
.test { display: grid; align-content: center; min-height: 3rem; padding: 0.375rem 0.75rem; border: 0; border-radius: 0.875rem; background: var(--surface); font-size: 0.8125rem; line-height: 1.0625rem; text-align: left; cursor: pointer; }
.test span { color: var(--quiet); }
.test[aria-pressed="true"] { box-shadow: 0 0 0 2px var(--accent); }
@media (max-width: 47.5em) {
  .steps { display: block; }
  .steps aside { padding: 0.875rem 1.25rem; }
  .with { display: none; }
  .steps ol { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 0.375rem; margin-top: 0.75rem; }
  .steps li { display: block; min-height: 0; margin: 0; padding: 0; font-size: 0.75rem; line-height: 1rem; hyphens: auto; }
  .steps li.current, .steps li.waiting { background: none; }
  .steps i { width: 100%; height: 0.375rem; margin-bottom: 0.375rem; border-radius: 0.1875rem; font-size: 0; }
  .steps li.waiting i { background: repeating-linear-gradient(135deg, var(--wait) 0 4px, var(--wait-soft) 4px 8px); box-shadow: none; }
  .steps i .icon { display: none; }
  .steps main { padding: 1.25rem; }
  .steps h1 { font-size: 1.6875rem; }
  .steps main form:not([id]) { gap: 0.875rem; margin-top: 1.125rem; }
  .medal { width: 4.5rem; height: 4.5rem; }
}
@media (forced-colors: active) { .test, .choice, .steps i { border: 1px solid; } .choice:has(:checked), .test[aria-pressed="true"] { border-width: 3px; } }
`;

/** One press on a test account fills it in without asking for the page again. */
export const BANK_SCRIPT = `
(() => {
  const number = document.querySelector('input[name="number"]');
  const tests = [...document.querySelectorAll('.test')];
  const show = () => {
    for (const test of tests) {
      test.setAttribute('aria-pressed', String(test.dataset.number === number.value));
    }
  };
  for (const test of tests) {
    test.addEventListener('click', (event) => {
      event.preventDefault();
      number.value = test.dataset.number;
      show();
    });
  }
  number?.addEventListener('input', show);
})()
`;
