import ts from 'typescript';

/** Where a key is asked for: whole, or as a template's pattern (`state.*`). */
export interface Use {
  key: string;
  isPattern: boolean;
  line: number;
  /** Namespaces that the file names; none: the function came from elsewhere. */
  namespaces: readonly string[];
}

/** What one file of code says about texts. */
export interface CodeTexts {
  file: string;
  /** Keys that `t` is asked for. */
  uses: Use[];
  /** Everything else that may be a key: a text that is handed on before it is translated. */
  mentions: { words: Set<string>; patterns: Set<string> };
  /** Words a reader would see that no translator ever would. */
  visible: { text: string; line: number }[];
}

const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);
const SAID = new Set(['message', 'hint', 'heading', 'text', 'caption', 'description']);
/** Functions whose first argument says where keys are looked up: of a page, and of the backend. */
const NAMING = new Set(['useTranslation', 'textsIn']);
const TOASTS = new Set(['success', 'error', 'warning']);
/** Names of the product and its tools are the same in every language. */
const NAMES = /\b(?:PlayPlus|PlayQueue|PlayChance|PlayFund)\b/g;
const WORD = /\p{L}/u;

/** Whether a text holds letters that do not belong to a product name. */
function isWord(text: string): boolean {
  return WORD.test(text.replace(NAMES, ''));
}

/** Reads the keys and the visible words of one file. */
export function readCode(file: string, code: string): CodeTexts {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: CodeTexts = {
    file,
    uses: [],
    mentions: { words: new Set(), patterns: new Set() },
    visible: [],
  };
  const namespaces: string[] = [];
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

  function show(node: ts.Node | undefined): void {
    if (!node) return;
    for (const text of wordsOf(node)) {
      if (isWord(text)) found.visible.push({ text: text.trim(), line: lineOf(node) });
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      if (NAMING.has(name)) namespaces.push(...node.arguments.slice(0, 1).flatMap(wordsOf));
      if (name === 't') readKeys(node.arguments[0]);
      if (isToast(node)) show(node.arguments[0]);
    } else if (ts.isJsxText(node)) show(node);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) show(node.expression);
    else if (ts.isJsxAttribute(node) && isSpoken(node)) show(valueOf(node));
    if (ts.isStringLiteralLike(node)) found.mentions.words.add(node.text);
    else if (ts.isTemplateExpression(node)) found.mentions.patterns.add(patternOf(node));
    ts.forEachChild(node, visit);
  }

  function readKeys(node: ts.Node | undefined): void {
    for (const { key, isPattern } of node ? keysOf(node) : []) {
      found.uses.push({ key, isPattern, line: lineOf(node ?? source), namespaces });
    }
  }

  visit(source);
  return found;
}

function calledName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

function isToast({ expression }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    expression.expression.text === 'toast' &&
    TOASTS.has(expression.name.text)
  );
}

function isSpoken(attribute: ts.JsxAttribute): boolean {
  const name = attribute.name.getText();
  if (SPOKEN.has(name)) return true;
  // On our own components only: `<meta name="description">` and the like are no one's words.
  const tag = attribute.parent.parent.tagName.getText();
  return SAID.has(name) && /^[A-Z]/.test(tag);
}

function valueOf({ initializer }: ts.JsxAttribute): ts.Node | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/** Literal words a node shows, whichever branch is taken; a call's result is not its arguments. */
function wordsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ literal, expression }) => [
      literal.text,
      ...wordsOf(expression),
    ]);
    return [node.head.text, ...spans];
  }
  return branchesOf(node).flatMap(wordsOf);
}

function keysOf(node: ts.Node): { key: string; isPattern: boolean }[] {
  if (ts.isStringLiteralLike(node)) return [{ key: node.text, isPattern: false }];
  if (ts.isTemplateExpression(node)) return [{ key: patternOf(node), isPattern: true }];
  return branchesOf(node).flatMap(keysOf);
}

function branchesOf(node: ts.Node): ts.Node[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isArrayLiteralExpression(node)) return [...node.elements];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return [node.expression];
  if (!ts.isBinaryExpression(node)) return [];
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [node.right];
  const isChoice =
    kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
  return isChoice || kind === ts.SyntaxKind.PlusToken ? [node.left, node.right] : [];
}

/** `edit.${part}_title` as `edit.*_title`. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): string {
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('*');
}
