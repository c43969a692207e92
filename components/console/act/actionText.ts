import type { TFunction } from 'i18next';

/** What the text of an act is made of. */
interface ActWords {
  kind: string;
  what: string | null;
  /** The first of those it was about. */
  handles: readonly string[];
  /** How many it was about. */
  count: number;
}

/** What a host did and to whom: "Called: anna, bert". `t`: the deeds (`log.…`) of this kind of tool. */
export function actionText(t: TFunction, language: string, act: ActWords): string {
  const what = act.what === null ? act.kind : `${act.kind}_${act.what}`;
  const deed = t(`log.${what}`);
  if (act.count === 0) return deed;
  const more = act.count - act.handles.length;
  const names =
    more > 0 ? [...act.handles, t('console:call.others', { count: more })] : act.handles;
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(names);
  return t('console:log.deed', { deed, who: list });
}
