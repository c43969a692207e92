import next from '@next/eslint-plugin-next';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// no-restricted-syntax is one rule, and the last block that names it wins: each block below
// therefore lists every restriction that holds for its files.

const stringBuiltSql = [
  {
    selector: "MemberExpression[object.name='sql'][property.name='raw']",
    message: 'Build SQL from parameters: sql`… ${value}` or the query builder, never sql.raw.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(query|exec)$/] > :matches(TemplateLiteral[expressions.length>0], BinaryExpression).arguments',
    message: 'Pass values as parameters ($1, $2), never inside the text of a query.',
  },
];

const defaultExport = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name; only pages and configuration files have a default export.',
  },
];

// Names of the product stay as they are in every language.
const words = String.raw`/^(?!\s*Play(Plus|Queue|Chance|Fund)\s*$)(?=.*\p{L})/su`;

const untranslatedText = [
  {
    selector: `JSXText[value=${words}]`,
    message: 'Show text through t(…): put the words into public/locales/*/<namespace>.json.',
  },
  {
    selector: `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${words}]`,
    message: 'Show text through t(…): put the words into public/locales/*/<namespace>.json.',
  },
  {
    selector: `JSXAttribute[name.name=/^(alt|title|placeholder|aria-label|aria-description)$/] > Literal[value=${words}]`,
    message: 'These words are read aloud or shown: take them from t(…).',
  },
];

const hex = '#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})';
const colourFunction = String.raw`(rgba?|hsla?|oklch|oklab|hwb)\(\s*[0-9.]`;

const rawColour = [
  {
    selector: `Literal[value=/^${hex}$|${colourFunction}/i]`,
    message: 'Name the colour: a token of styles/tokens.ts, so that themes and hues reach it.',
  },
  {
    selector: `TemplateElement[value.raw=/${hex}\\b|${colourFunction}/i]`,
    message: 'Name the colour: a token of styles/tokens.ts, so that themes and hues reach it.',
  },
];

const outerContext = [
  {
    // Production with the embedded database refuses it late (decision 0028).
    selector: `CallExpression[callee.name='inTransaction'] > ArrowFunctionExpression:not([params.0.name='context']) Identifier[name='context']:not(MemberExpression > .property, Property > .key)`,
    message: 'Use the context that inTransaction passes: the other one is outside the transaction.',
  },
];

// What an overlay runs in: OBS carries Chromium 103 where it was not updated (decision 0054).
const newerMethods =
  '/^(toSorted|toReversed|toSpliced|fromAsync|groupBy|withResolvers|canParse|isWellFormed|toWellFormed|startViewTransition|checkVisibility|getHTML|setHTMLUnsafe)$/';
const newerCss = String.raw`:has\(|@container|container-(type|name)|color-mix\(|light-dark\(|(oklch|oklab|lch|lab|linear)\(|[0-9](dvh|dvw|svh|svw|lvh|lvw|cqw|cqh)\b|@starting-style|@scope|subgrid|(^|[;{\s])(translate|scale|rotate):|\((width|height) *[<>]`;

const newerThanOverlays = [
  {
    selector: `CallExpression[callee.property.name=${newerMethods}]`,
    message: 'Overlays run in Chromium 103, which does not know this method.',
  },
  {
    selector: `TemplateElement[value.raw=/${newerCss}/]`,
    message: 'Overlays run in Chromium 103, which does not know this CSS.',
  },
];

const restricted = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] });

const typed = ['**/*.{ts,tsx}'];
const web = ['components/**/*.{ts,tsx}', 'hooks/**/*.{ts,tsx}', 'pages/**/*.{ts,tsx}'];
const tests = ['__tests__/**/*.{ts,tsx}', 'e2e/**/*.ts'];

export default defineConfig(
  globalIgnores([
    '.next/',
    'dist/',
    'public/static/verifyDraw.mjs',
    '.data/',
    'coverage/',
    'playwright-report/',
    'test-results/',
    'bench/bare/',
    '**/*.generated.d.ts',
    'next-env.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^\\.\\.?/\\.\\.|^\\.\\.', message: 'Write @/… across folders.' }],
          paths: ['next-i18next/pages', 'react-i18next'].map((name) => ({
            name,
            importNames: ['useTranslation'],
            message: 'Take the one of hooks/ui: this one copies the i18n instance per component.',
          })),
        },
      ],
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // Run by node as they stand, before anything is compiled: relative imports are their only ones.
    files: ['scripts/**/*.mjs', 'bench/**/*.mjs'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: typed,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...restricted(defaultExport, stringBuiltSql),
      'no-console': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['backend/**/*.ts'],
    rules: restricted(defaultExport, stringBuiltSql, outerContext),
  },
  {
    files: web,
    extends: [
      hooks.configs.flat.recommended,
      a11y.flatConfigs.recommended,
      next.configs['core-web-vitals'],
    ],
    rules: {
      ...restricted(defaultExport, stringBuiltSql, untranslatedText, rawColour),
      // next/image writes style attributes, which the content security policy refuses, and our
      // pictures come in their final size.
      '@next/next/no-img-element': 'off',
      // Safari takes a list without bullets for no list, unless it says that it is one.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: [
      'components/{widgets,shared/overlay}/**/*.{ts,tsx}',
      'hooks/{widgets,lottery/overlay}/**/*.{ts,tsx}',
    ],
    rules: restricted(
      defaultExport,
      stringBuiltSql,
      untranslatedText,
      rawColour,
      newerThanOverlays,
    ),
  },
  {
    files: ['lib/{live,realtime,i18n}/**/*.ts', 'styles/overlay.ts'],
    rules: restricted(defaultExport, stringBuiltSql, newerThanOverlays),
  },
  {
    files: ['pages/**/*.{ts,tsx}'],
    rules: restricted(stringBuiltSql, untranslatedText, rawColour),
  },
  {
    // Their readers ask for a default export: jest for an environment, Playwright for its set-up.
    files: [
      '*.config.ts',
      '*.config.d.ts',
      'e2e/support/global*.ts',
      '__tests__/support/*Environment.ts',
    ],
    rules: restricted(stringBuiltSql),
  },
  {
    files: ['scripts/**/*.ts', 'bench/**/*.ts', 'e2e/support/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Mocks and parsed answers are loosely typed, and an async test may have nothing to await.
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // How a test says that something must not compile.
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
    },
  },
);
