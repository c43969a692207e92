import type { OnboardingStep, OnboardingView } from '@/backend/emulators/stripe/actions';
import { icon } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup } from '@/backend/emulators/stripe/pages/look/markup';
import type { Reader } from '@/backend/emulators/stripe/pages/look/shell';

export interface OnboardingSheet {
  view: OnboardingView;
  /** What is shown: a step, the end, or the page of who goes on another day. */
  state: OnboardingStep | 'DONE' | 'LATER';
  /** What was typed, kept while something in it is wrong. */
  entered: URLSearchParams;
  /** Name of the field that is wrong. */
  wrong: string | null;
}

/** What a step shows beside the list of steps. */
export interface Part {
  heading: string;
  words: string;
  body: Markup;
}

/** The foot of each step: go on, or leave the rest for another day. */
export function stepActs(go: string, { t }: Reader): Markup {
  return html`<div class="acts">
    <button class="button main">${go}</button>
    <button class="button bare" name="do" value="later" formnovalidate>
      ${t('onboarding.finishLater')}
    </button>
  </div>`;
}

/** Says that a field is wrong, under it. */
export function stepTrouble(words: string): Markup {
  return html`<p class="error" id="trouble" role="alert">${icon('warning', 18)}${words}</p>`;
}
