import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@/lib/navigation/locales';
import { helpFigures } from '@/lib/help/figures';
import { LEGAL_DOCUMENTS, LEGAL_IDS } from '@/lib/legal/documents';
import { ANSWER_HOURS, SESSION_ACCEPT_HOURS } from '@/lib/shared/bookings/states';
import { LIMITS } from '@/lib/shared/limits';
import { CLEARANCE_DAYS, FEE_BASIS_POINTS, FIXED_FEE } from '@/lib/shared/money/fees';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';
import { REVIEW_DAYS } from '@/lib/shared/reviews/review';
import { articlesIn } from '@/__tests__/support/helpTexts';

const languages = LANGUAGES.map(({ code }) => code);
const PLACE = /\{\{(\w+)\}\}/g;

/** Two and more in words; what also means "both" or "of the two" is left out. */
const NUMBER_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i,
  de: /\b(?:zwei|drei|vier|fünf|sechs|sieben|neun|zehn|zwölf)\b/i,
  fr: /\b(?:trois|quatre|cinq|sept|huit|neuf|dix|douze)\b/i,
  es: /\b(?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)\b/i,
  pt: /\b(?:três|quatro|cinco|sete|oito|nove|dez|doze)\b/i,
};

test('figures are those that the product goes by', () => {
  const figures = helpFigures('en');
  expect(figures).toMatchObject({
    readySeconds: String(DEFAULT_QUEUE_RULES.readySeconds),
    missLimit: String(DEFAULT_QUEUE_RULES.missLimit),
    answerHours: String(ANSWER_HOURS),
    sessionAcceptHours: String(SESSION_ACCEPT_HOURS),
    reviewDays: String(REVIEW_DAYS),
    clearContribution: String(CLEARANCE_DAYS.CONTRIBUTION),
    clearExperience: String(CLEARANCE_DAYS.EXPERIENCE),
    feeExperience: `${FEE_BASIS_POINTS.EXPERIENCE / 100}%`,
    feeContribution: `${FEE_BASIS_POINTS.CONTRIBUTION / 100}%`,
    photoSize: `${LIMITS.photoBytes / 1024 / 1024} MB`,
    relaxedHalf: '50%',
  });
  expect(figures.fixedFee).toContain(`€0.${FIXED_FEE.EUR}`);
  expect(Object.values(figures).filter((figure) => /NaN|undefined|^0/.test(figure))).toEqual([]);
});

test('figures are written as readers of a language write them', () => {
  expect(helpFigures('de').feeExperience).toMatch(/^8\s%$/);
  expect(helpFigures('de').photoPixels).toBe('40.000.000');
  expect(helpFigures('fr').fixedFee).toContain('0,30');
});

describe.each(languages)('the articles in %s', (language) => {
  const figures = helpFigures(language);
  const articles = articlesIn(language);

  test('know every figure they speak of', () => {
    const unknown = articles.flatMap(({ id, text }) =>
      [...text.matchAll(PLACE)]
        .map(([, name = '']) => name)
        .filter((name) => figures[name] === undefined)
        .map((name) => `${id}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('have no figure of their own beside those', () => {
    const own = articles.filter(({ title, text }) => {
      const rest = `${title} ${text.replace(PLACE, '')}`;
      return /\d/.test(rest) || NUMBER_WORDS[language]?.test(rest);
    });
    expect(own.map(({ id }) => id)).toEqual([]);
  });
});

test('no figure is kept for nobody', () => {
  const rules = LEGAL_IDS.map((id) =>
    readFileSync(`public/locales/en/${LEGAL_DOCUMENTS[id].namespace}.json`, 'utf8'),
  );
  const texts = [...articlesIn('en').map(({ text }) => text), ...rules];
  const spoken = new Set(
    texts.flatMap((text) => [...text.matchAll(PLACE)].map(([, name]) => name)),
  );
  expect(Object.keys(helpFigures('en')).filter((name) => !spoken.has(name))).toEqual([]);
});
