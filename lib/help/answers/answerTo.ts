import type { ArticleId } from '@/lib/help/articles';
import type { HelpIndex, HelpText, Hit } from './helpIndex';

/** What the help says to a question. Its words are those of an article; it has none of its own. */
export type Reply =
  | { kind: 'answer'; article: ArticleId; title: string; text: string }
  | { kind: 'choices'; articles: readonly Pick<HelpText, 'id' | 'title'>[] }
  | { kind: 'unknown' };

/** An article that speaks of less than this share of a question is no answer to it. */
const LEAST_COVER = 0.55;
/** What fits nearly as well as the best is asked about. */
const RIVAL = 0.65;
const MOST_CHOICES = 3;

/** Answers from one article, asks back where several fit, and says so where none does. */
export function answerTo(index: HelpIndex, question: string): Reply {
  const hits = index.find(question).filter(isAnswer);
  const [best] = hits;
  if (best === undefined) return { kind: 'unknown' };
  const fitting = hits.filter(({ score }) => score >= best.score * RIVAL).slice(0, MOST_CHOICES);
  if (fitting.length === 1) return answerFrom(index, best.article, question);
  const articles = fitting.map(({ article: { id, title } }) => ({ id, title }));
  return { kind: 'choices', articles };
}

/** Answers a question from the article that somebody chose. */
export function answerOf(index: HelpIndex, id: ArticleId, question: string): Reply {
  const article = index.article(id);
  return article ? answerFrom(index, article, question) : { kind: 'unknown' };
}

function isAnswer({ cover, isAbout }: Hit): boolean {
  return isAbout && cover >= LEAST_COVER;
}

function answerFrom(index: HelpIndex, article: HelpText, question: string): Reply {
  const { id, title } = article;
  return { kind: 'answer', article: id, title, text: bestParagraph(index, article, question) };
}

/**
 * The paragraph with most words of a question, a few sentences in our articles. All of them are about
 * the title, so its words do not count; where nothing else was asked it is the first.
 */
function bestParagraph(index: HelpIndex, article: HelpText, question: string): string {
  const [first = '', ...others] = article.text.split('\n');
  let best = { paragraph: first, count: index.countIn(first, article, question) };
  for (const paragraph of others) {
    const count = index.countIn(paragraph, article, question);
    if (count > best.count) best = { paragraph, count };
  }
  return best.paragraph;
}
