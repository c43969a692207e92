import type { TFunction } from 'i18next';
import { namespaceOf, type ArticleId } from './articles';

/** What `helpFigures` returns: the figures of articles as readers of a language write them. */
export type HelpFigures = Readonly<Record<string, string>>;

/** An article's text in the reader's language; needs the namespace of its group. */
export function articleText(t: TFunction, id: ArticleId, figures: HelpFigures): string {
  return t(`a.${id}_text`, { ns: namespaceOf(id), ...figures });
}

/** Words that people search an article by, beside those of its text. */
export function articleWords(t: TFunction, id: ArticleId): string {
  return t(`a.${id}_words`, { ns: namespaceOf(id) });
}
