/** Of the bank's page. The field's digits stand in the boxes drawn below it. */
export const CHALLENGE_STYLE = `
.bank { display: grid; gap: 1rem; }
.bank .kind { margin-left: auto; }
.sign { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); }
.bank dl { display: grid; gap: 0.625rem; padding: 1rem 1.125rem; border-radius: 1.25rem; background: var(--sunken); }
.bank dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
.bank dt { color: var(--quiet); flex: none; }
.bank dd { font-weight: 700; text-align: right; }
.bank .large { font-size: 1.25rem; }
.bank form { display: grid; gap: 1rem; }
.bank .pair { display: flex; flex-wrap: wrap; gap: 0.625rem; }
.bank .pair .button { flex: 1 1 auto; padding-inline: 0.75rem; }
.code { --gap: 0.5rem; border-radius: 0.875rem; }
.code:focus-within { outline: 3px solid var(--focus); outline-offset: 3px; }
.code > div { position: relative; overflow: hidden; border-radius: inherit; container-type: inline-size; }
.code span { display: grid; grid-template-columns: repeat(6, 1fr); gap: var(--gap); }
.code ~ .error, .code ~ .hint { margin-top: 0.5rem; }
.code i { height: 3.25rem; border-radius: 0.875rem; box-shadow: inset 0 0 0 1.5px var(--control); }
.code.wrong i { box-shadow: inset 0 0 0 2px var(--stop); }
.code i.next { box-shadow: inset 0 0 0 2.5px var(--accent); }
.code input {
  --step: calc((100cqw + var(--gap)) / 6);
  position: absolute; inset: 0; width: calc(100cqw + var(--step)); padding: 0 0 0 calc((var(--step) - var(--gap) - 1ch) / 2); border: 0; background: none;
  font-size: 1.375rem; font-weight: 800; letter-spacing: calc(var(--step) - 1ch); border-radius: 0.875rem;
}
.code input:focus-visible { outline: 0; }
@media (forced-colors: active) { .code i { border: 1px solid; } }
`;

/** Shows which box comes next, and takes digits alone. */
export const CHALLENGE_SCRIPT = `
(() => {
  const field = document.getElementById('code');
  if (!field) return;
  const boxes = [...document.querySelectorAll('.code i')];
  const show = () => {
    const digits = field.value.replace(/\\D/g, '').slice(0, 6);
    if (digits !== field.value) field.value = digits;
    const next = document.activeElement === field ? Math.min(digits.length, 5) : -1;
    boxes.forEach((box, place) => box.classList.toggle('next', place === next));
  };
  for (const name of ['input', 'focus', 'blur']) field.addEventListener(name, show);
  show();
})()
`;
