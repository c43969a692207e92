import MiniSearch from 'minisearch';
import type { ArticleId } from '@/lib/help/articles';
import { plain } from '@/lib/help/search';
import { isNegative, stopWordsOf } from './stopWords';
import { isOneAway, stemOf, swapsOf, wordsOf } from './words';

/** An article in one language. */
export interface HelpText {
  id: ArticleId;
  title: string;
  /** Paragraphs, one a line. */
  text: string;
  /** More words that people search it by. */
  words: string;
}

/** How well an article fits a question. */
export interface Hit {
  article: HelpText;
  score: number;
  /** Share of what was asked that the article speaks of; 1: every word. */
  cover: number;
  /** A word of the question stands in its title or in what people search it by. */
  isAbout: boolean;
}

const FIELDS = ['title', 'words', 'text'] as const;
const BOOST = { title: 3, words: 3, text: 1 };
/** Of shorter words too many others are one letter away: they are looked up as they are. */
const LEAST_FUZZY = 5;
const LONG = 8;
/** What a word counts that was only guessed; of a long one more letters fit. */
const GUESSED = { short: 0.7, long: 0.9 };
/** In how many articles a word that stands in none is taken to stand: it is rare. */
const NOWHERE = 0.2;

/** Why something does not work is asked in nearly the same words as how it works. */
const BOTH_NEGATIVE = 1.8;

/** A word of a question. */
interface Term {
  word: string;
  stem: string;
}

/** The articles of one language, to be asked. */
export class HelpIndex {
  readonly #language: string;
  readonly #articles: ReadonlyMap<ArticleId, HelpText>;
  readonly #search: MiniSearch<HelpText>;
  /** Words and stems that stand in articles. */
  readonly #known: ReadonlySet<string>;
  readonly #stop: ReadonlySet<string>;

  constructor(articles: readonly HelpText[], language: string) {
    this.#language = language;
    this.#stop = stopWordsOf(language);
    this.#articles = new Map(articles.map((article) => [article.id, article]));
    const known = new Set<string>();
    this.#search = new MiniSearch<HelpText>({
      fields: [...FIELDS],
      tokenize: wordsOf,
      // Both forms: a typing error is one of the word, not of its stem.
      processTerm: (word) => {
        if (this.#stop.has(word)) return null;
        const forms = [...new Set([word, stemOf(word, language)])];
        for (const form of forms) known.add(form);
        return forms;
      },
    });
    this.#search.addAll(articles);
    this.#known = known;
  }

  /** The article of an id; undefined: this language has none. */
  article(id: ArticleId): HelpText | undefined {
    return this.#articles.get(id);
  }

  /** How many words of a question a paragraph of an article has, but for those of its title. */
  countIn(paragraph: string, { title }: HelpText, question: string): number {
    const [stems, titled] = [this.#stemsOf(paragraph), this.#stemsOf(title)];
    return this.#termsOf(question).filter(({ stem }) => stems.has(stem) && !titled.has(stem))
      .length;
  }

  /** The articles that speak of a question, best first. */
  find(question: string): Hit[] {
    const sums = new Map<ArticleId, Omit<Hit, 'article'>>();
    const asksWhyNot = isNegative(plain(question), this.#language);
    let asked = 0;
    for (const term of this.#termsOf(question)) {
      const results = this.#look(term).map(({ id, score, match }) => ({
        id: id as ArticleId,
        score,
        isSure: [term.word, term.stem].some((form) => Object.hasOwn(match, form)),
        isAbout: Object.values(match).some((fields) => fields.some((field) => field !== 'text')),
      }));
      const weight = this.#weightOf(results.filter(({ isSure }) => isSure).length);
      const guessed = weight * (term.word.length < LONG ? GUESSED.short : GUESSED.long);
      asked += weight;
      for (const { id, score, isSure, isAbout } of results) {
        const sum = sums.get(id) ?? { score: 0, cover: 0, isAbout: false };
        sums.set(id, {
          score: sum.score + score,
          cover: sum.cover + (isSure ? weight : guessed),
          isAbout: sum.isAbout || isAbout,
        });
      }
    }
    return [...sums]
      .flatMap(([id, sum]) => {
        const article = this.#articles.get(id);
        const cover = sum.cover / asked;
        if (article === undefined) return [];
        const isLike = asksWhyNot && isNegative(plain(article.title), this.#language);
        const score = sum.score * cover * cover * (isLike ? BOTH_NEGATIVE : 1);
        return [{ ...sum, article, cover, score }];
      })
      .toSorted((a, b) => b.score - a.score);
  }

  #stemsOf(text: string): ReadonlySet<string> {
    return new Set(wordsOf(text).map((word) => stemOf(word, this.#language)));
  }

  /** A word of few articles says more. */
  #weightOf(articles: number): number {
    return Math.log(1 + this.#articles.size / (articles || NOWHERE));
  }

  #look({ word, stem }: Term) {
    return this.#search.search({
      combineWith: 'OR',
      queries: [{ queries: [word], fuzzy: this.#distanceOf(word) }, stem],
      boost: BOOST,
      // They are words already.
      tokenize: (one) => [one],
      processTerm: (one) => one,
    });
  }

  /** Letters that may be wrong. */
  #distanceOf(word: string): number | false {
    if (this.#known.has(word) || word.length < LEAST_FUZZY) return false;
    return word.length < LONG ? 1 : 2;
  }

  /** What a question asks for: its words without those that say nothing, each once. */
  #termsOf(question: string): Term[] {
    const terms = new Map<string, Term>();
    for (const typed of wordsOf(question)) {
      const word = this.#spelled(typed);
      if (word === null) continue;
      const stem = stemOf(word, this.#language);
      terms.set(stem, { word, stem });
    }
    return [...terms.values()];
  }

  /** A word as it was meant, where two of its letters changed places; null for one that says nothing. */
  #spelled(typed: string): string | null {
    if (this.#stop.has(typed)) return null;
    if (this.#known.has(typed) || this.#known.has(stemOf(typed, this.#language))) return typed;
    const swapped = swapsOf(typed);
    if (swapped.some((word) => this.#stop.has(word)) || this.#isNearlyStop(typed)) return null;
    return swapped.find((word) => this.#known.has(word)) ?? typed;
  }

  #isNearlyStop(typed: string): boolean {
    return typed.length > LEAST_FUZZY && [...this.#stop].some((word) => isOneAway(typed, word));
  }
}
