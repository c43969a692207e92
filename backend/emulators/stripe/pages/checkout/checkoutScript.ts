/** Niceties of the checkout page: a test card fills the form, the page counts down, one press is one. */
export const CHECKOUT_SCRIPT = `
(() => {
  const form = document.getElementById('pay');
  if (form) {
    const { number, expiry, cvc } = form.elements;
    const tests = [...document.querySelectorAll('.test')];
    const show = () => {
      const typed = number.value.replace(/\\D/g, '');
      for (const test of tests) {
        test.setAttribute('aria-pressed', String(test.dataset.number.replace(/\\D/g, '') === typed));
      }
    };
    for (const test of tests) {
      test.addEventListener('click', (event) => {
        event.preventDefault();
        number.value = test.dataset.number;
        expiry.value = document.querySelector('.group').dataset.expiry;
        cvc.value = '123';
        show();
      });
    }
    const atEnd = (field) => field.selectionStart === field.value.length;
    number.addEventListener('input', () => {
      if (atEnd(number)) {
        number.value = number.value.replace(/\\D/g, '').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
        if (number.value.length === 19) expiry.focus();
      }
      show();
    });
    expiry.addEventListener('input', (event) => {
      const digits = expiry.value.replace(/\\D/g, '').slice(0, 4);
      if (!atEnd(expiry) || event.inputType?.startsWith('delete')) return;
      expiry.value = digits.length > 1 ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits;
      if (digits.length === 4) cvc.focus();
    });
    const button = form.querySelector('.main');
    const stay = form.querySelector('.stay');
    const words = button.textContent;
    form.addEventListener('submit', (event) => {
      if (button.getAttribute('aria-busy') === 'true') return event.preventDefault();
      const spinner = document.createElement('span');
      spinner.className = 'spinner';
      button.replaceChildren(spinner, button.dataset.busy);
      button.setAttribute('aria-busy', 'true');
      stay.hidden = false;
      for (const test of tests) test.disabled = true;
    });
    addEventListener('pageshow', (event) => {
      if (!event.persisted) return;
      button.textContent = words;
      button.removeAttribute('aria-busy');
      stay.hidden = true;
      for (const test of tests) test.disabled = false;
    });
  }
  const left = document.querySelector('[data-seconds]');
  if (left) {
    const end = performance.now() + Number(left.dataset.seconds) * 1000;
    const tick = () => {
      const seconds = Math.ceil((end - performance.now()) / 1000);
      if (seconds <= 0) {
        left.textContent = left.dataset.closed;
        setTimeout(() => location.reload(), 2000);
        return;
      }
      left.textContent = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
      setTimeout(tick, 1000);
    };
    tick();
  }
})()
`;
