import '@testing-library/jest-dom';
import '@testing-library/jest-dom/jest-globals';
// Before the `afterEach` below: what is said while a test's screen is taken down counts as well.
import '@testing-library/react';
import { format } from 'node:util';

// jsdom lays nothing out, so it knows no media and no modal dialog. These say what a wide, still
// browser would say; a test that needs another answer replaces them.

function noMediaMatches(query: string): MediaQueryList {
  const list = new EventTarget() as MediaQueryList;
  return Object.assign(list, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

if (typeof window.matchMedia !== 'function') {
  Object.defineProperty(window, 'matchMedia', { value: noMediaMatches, writable: true });
}

Object.defineProperty(window, 'scrollTo', { value: () => undefined, writable: true });
Object.defineProperty(window, 'scrollBy', { value: () => undefined, writable: true });
Element.prototype.scrollIntoView = () => undefined;

const dialog = HTMLDialogElement.prototype;

dialog.show = function show() {
  this.open = true;
};

dialog.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  this.open = true;
  const first = this.querySelector<HTMLElement>(
    '[autofocus], button, [href], input, select, textarea, [tabindex]',
  );
  first?.focus();
};

dialog.close = function close(returnValue?: string) {
  if (!this.open) return;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// A browser turns Escape into a cancel event on the topmost modal dialog, and closes unless prevented.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close();
});

class StillObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

for (const name of ['ResizeObserver', 'IntersectionObserver']) {
  Object.defineProperty(window, name, { value: StillObserver, writable: true });
}

// What React and jsdom say on the console is a fault in the code or in the test. A test that provokes
// one replaces `console.error` with a mock of its own.

// jsdom stays where it is when a script goes to another address.
const noFault = /Not implemented: navigation/;
let complaints: string[] = [];

function complain(...said: unknown[]): void {
  const text = format(...said);
  if (!noFault.test(text)) complaints.push(text);
}

Object.assign(console, { error: complain, warn: complain });

afterEach(() => {
  const heard = complaints;
  complaints = [];
  if (heard.length > 0) throw new Error(`Said on the console:\n${heard.join('\n\n')}`);
});
