import type { ResultOf } from '@/lib/secureql/operations/all';
import { serverPage } from '@/lib/page/serverPage';
import { first, shared, type Paged, type Seated } from './operatorPages';

type Shown<Root extends { item: unknown }> = NonNullable<Root['item']>;

/** A case in the list. */
type CaseItem = ResultOf<'operator/get-cases/'>['operatorCases']['items'][number];

/** A case with its file. */
export type ShownCase = Shown<ResultOf<'operator/get-case/'>['operatorCase']>;

/** Own props of `/operator/cases`. */
export interface CasesProps extends Seated, Paged {
  cases: CaseItem[];
}

/** Server props of the cases that wait for a person. */
export const casesProps = serverPage({
  ...shared,
  calls: ({ query }) => ({
    state: ['operator/get-state/', {}] as const,
    cases: ['operator/get-cases/', { cursor: first(query.after) ?? null }] as const,
  }),
  load: ({ answers, context: { query } }) => {
    const seat = answers.state.operatorState.item;
    if (!seat) return { notFound: true };
    const { items: cases, cursor } = answers.cases.operatorCases;
    const isFirst = query.after === undefined;
    return { props: { seat, cases, cursor, isFirst } satisfies CasesProps };
  },
});

/** Own props of `/operator/cases/{caseId}`. */
export interface CaseProps extends Seated {
  /** Null: the second factor is asked for first. */
  shown: ShownCase | null;
}

/** Server props of one case with its file. */
export const caseProps = serverPage({
  ...shared,
  namespaces: ['operator', 'order', 'serviceWords'],
  calls: ({ params }) => ({
    state: ['operator/get-state/', {}] as const,
    one: ['operator/get-case/', { caseId: String(params?.caseId) }] as const,
  }),
  load: ({ answers }) => {
    const seat = answers.state.operatorState.item;
    const { error, item: shown } = answers.one.operatorCase;
    if (!seat || error === 'case.not_found') return { notFound: true };
    return { props: { seat, shown } satisfies CaseProps };
  },
});
