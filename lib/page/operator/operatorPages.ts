import type {
  OperatorCategory,
  OperatorFeatured,
  OperatorFound,
  OperatorLogLine,
  OperatorReport,
  OperatorReportFile,
  OperatorState,
  OperatorSuspension,
} from '@/lib/shared/operators/operators';
import { WORDS_QUERY } from '@/lib/navigation/tools/operatorPath';
import { serverPage } from '@/lib/page/serverPage';

/**
 * Options of all pages of operators. Public, so that a visitor is not sent to log in either: whoever is
 * no operator finds no page.
 */
export const shared = { access: 'public', namespaces: ['operator'], theme: 'viewer' } as const;

/** The first of a parameter's values. */
export const first = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value;

/** What every page of operators has. Lists are empty until the second factor was shown. */
export interface Seated {
  seat: OperatorState;
}

/** A list that goes on. */
export interface Paged {
  /** Of the next page; null: this is the last. */
  cursor: string | null;
  isFirst: boolean;
}

/** Own props of `/operator`. */
export interface OverviewProps extends Seated {
  /** What was looked for; empty: nothing. */
  words: string;
  found: OperatorFound[];
}

/** Fewer letters are no id, number or handle of anything. */
const LEAST_WORDS = 2;

/** Looked for where nothing was asked: finds nothing. */
const NO_WORDS = '--';

/** Server props of the operators' first page with its search. */
export const overviewProps = serverPage({
  ...shared,
  calls: ({ query }) => {
    const words = first(query[WORDS_QUERY])?.trim() ?? '';
    return {
      state: ['operator/get-state/', {}] as const,
      found: [
        'operator/search/',
        { words: words.length < LEAST_WORDS ? NO_WORDS : words },
      ] as const,
    };
  },
  load: ({ answers, context }) => {
    const seat = answers.state.operatorState.item;
    if (!seat) return { notFound: true };
    const words = first(context.query[WORDS_QUERY])?.trim() ?? '';
    const found = answers.found.operatorSearch.items;
    return { props: { seat, words, found } satisfies OverviewProps };
  },
});

/** Own props of `/operator/reports`. */
export interface ReportsProps extends Seated, Paged {
  isClosed: boolean;
  reports: OperatorReport[];
}

/** Server props of the reports that wait, or with `?list=closed` of those that are done. */
export const reportsProps = serverPage({
  ...shared,
  calls: ({ query }) => ({
    state: ['operator/get-state/', {}] as const,
    reports: [
      'operator/get-reports/',
      { isClosed: first(query.list) === 'closed', cursor: first(query.after) ?? null },
    ] as const,
  }),
  load: ({ answers, context: { query } }) => {
    const seat = answers.state.operatorState.item;
    if (!seat) return { notFound: true };
    const { items: reports, cursor } = answers.reports.operatorReports;
    const isClosed = first(query.list) === 'closed';
    const isFirst = query.after === undefined;
    return { props: { seat, isClosed, reports, cursor, isFirst } satisfies ReportsProps };
  },
});

/** Own props of `/operator/reports/{reportId}`. */
export interface ReportProps extends Seated {
  /** Null: the second factor is asked for first. */
  file: (Omit<OperatorReportFile, keyof OperatorReport> & { report: OperatorReport }) | null;
}

/** Server props of one report with what was reported. */
export const reportProps = serverPage({
  ...shared,
  calls: ({ params }) => ({
    state: ['operator/get-state/', {}] as const,
    report: ['operator/get-report/', { reportId: String(params?.reportId) }] as const,
  }),
  load: ({ answers }) => {
    const seat = answers.state.operatorState.item;
    const { error, item: file } = answers.report.operatorReport;
    if (!seat || error === 'operator.no_subject') return { notFound: true };
    return { props: { seat, file } satisfies ReportProps };
  },
});

/** Own props of `/operator/suspensions`. */
export interface SuspensionsProps extends Seated {
  suspensions: OperatorSuspension[];
}

/** Server props of the creators who may not sell for now. */
export const suspensionsProps = serverPage({
  ...shared,
  calls: () => ({
    state: ['operator/get-state/', {}] as const,
    suspensions: ['operator/get-suspensions/', {}] as const,
  }),
  load: ({ answers }) => {
    const seat = answers.state.operatorState.item;
    const suspensions = answers.suspensions.operatorSuspensions.items;
    return seat ? { props: { seat, suspensions } satisfies SuspensionsProps } : { notFound: true };
  },
});

/** Own props of `/operator/featured`. */
export interface FeaturedProps extends Seated {
  featured: OperatorFeatured[];
}

/** Server props of the creators who are shown first. */
export const featuredProps = serverPage({
  ...shared,
  calls: () => ({
    state: ['operator/get-state/', {}] as const,
    featured: ['operator/get-featured/', {}] as const,
  }),
  load: ({ answers }) => {
    const seat = answers.state.operatorState.item;
    const featured = answers.featured.operatorFeatured.items;
    return seat ? { props: { seat, featured } satisfies FeaturedProps } : { notFound: true };
  },
});

/** Own props of `/operator/categories`. */
export interface CategoriesProps extends Seated {
  categories: OperatorCategory[];
}

/** Server props of all categories. */
export const categoriesProps = serverPage({
  ...shared,
  calls: () => ({
    state: ['operator/get-state/', {}] as const,
    categories: ['operator/get-categories/', {}] as const,
  }),
  load: ({ answers }) => {
    const seat = answers.state.operatorState.item;
    const categories = answers.categories.operatorCategories.items;
    return seat ? { props: { seat, categories } satisfies CategoriesProps } : { notFound: true };
  },
});

/** Own props of `/operator/log`. */
export interface LogProps extends Seated, Paged {
  lines: OperatorLogLine[];
}

/** Server props of what operators did. */
export const logProps = serverPage({
  ...shared,
  calls: ({ query }) => ({
    state: ['operator/get-state/', {}] as const,
    log: ['operator/get-log/', { cursor: first(query.after) ?? null }] as const,
  }),
  load: ({ answers, context: { query } }) => {
    const seat = answers.state.operatorState.item;
    if (!seat) return { notFound: true };
    const { items: lines, cursor } = answers.log.operatorLog;
    const isFirst = query.after === undefined;
    return { props: { seat, lines, cursor, isFirst } satisfies LogProps };
  },
});
