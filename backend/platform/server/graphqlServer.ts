import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import {
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { z } from 'zod';
import { ACCESS } from '@/lib/shared/access';
import { isRateName } from '@/lib/shared/rates';
import { countCall } from './callLimits';
import { answerForError } from './errorAnswers';
import { AppError } from '@/backend/platform/errors';
import type { Logger } from '@/backend/platform/logger';
import { memberId } from '@/backend/platform/member';
import { createContexts, type ContextOptions } from './requestContext';
import type { RequestState } from './requestState';

export interface GraphqlOptions extends ContextOptions {
  schema: GraphQLSchema;
}

const LIMITS = { depth: 6, aliases: 15, tokens: 1000, cost: 5000, directives: 50, batch: 10 };

const callSchema = z.strictObject({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  /** What the web declares of a call. Others may send what they like here: GraphQL over HTTP. */
  extensions: z
    .looseObject({
      access: z.enum(ACCESS).optional(),
      limit: z.string().refine(isRateName).optional(),
    })
    .nullish(),
});

/** Answers a body of one call, or of several, in their order. Throws AppError for a body as a whole. */
export type Graphql = (body: object, state: RequestState) => Promise<object>;

/**
 * Yoga's GraphQL with the limits of the inner door. The HTTP server around it reads and writes:
 * Yoga's own way there through web streams costs as much as running a small call.
 */
export function createGraphql(options: GraphqlOptions): Graphql {
  const { schema, shared } = options;
  const contextFor = createContexts(options);
  const yoga = createYoga({
    schema,
    logging: false,
    // Done by `answerAndLog`, for every answer alike.
    maskedErrors: false,
    plugins: [
      EnvelopArmorPlugin({
        maxDepth: { n: LIMITS.depth, flattenFragments: true },
        maxAliases: { n: LIMITS.aliases },
        maxTokens: { n: LIMITS.tokens },
        costLimit: { maxCost: LIMITS.cost, flattenFragments: true },
        maxDirectives: { n: LIMITS.directives },
      }),
      ...(shared.config.mode === 'development' ? [] : [withoutIntrospection]),
    ],
  });

  async function execute(given: unknown, state: RequestState): Promise<ExecutionResult> {
    const call = callSchema.safeParse(given);
    if (!call.success) throw new AppError('payload.invalid');
    const { query, variables, operationName, extensions } = call.data;
    const graphql = yoga.getEnveloped();
    const document = graphql.parse(query) as DocumentNode;
    const errors = graphql.validate(schema, document) as readonly GraphQLError[];
    if (errors.length > 0) return { errors };
    const operation = getOperationAST(document, operationName);
    state.operations.push(nameOf(operation));
    // Not through Yoga, which copies it and so makes what is made only for those who ask.
    const contextValue = await contextFor(state);
    if ((extensions?.access ?? 'public') !== 'public') memberId(contextValue);
    const isWrite = operation?.operation === OperationTypeNode.MUTATION;
    // A write that names no limit came past the web's declarations: it is no freer for that.
    const limit = extensions?.limit ?? (isWrite ? 'save' : null);
    if (limit !== null) await countCall(contextValue, limit);
    const args = { schema, document, contextValue, variableValues: variables, operationName };
    const run = async () => (await graphql.execute(args)) as ExecutionResult;
    return isWrite ? inTurn(state, run) : run();
  }

  async function answer(call: unknown, state: RequestState): Promise<object> {
    const result = await execute(call, state).catch((error: unknown) => ({ errors: [error] }));
    if (!result.errors) return result;
    return {
      ...result,
      errors: result.errors.map((error) => answerAndLog(error, shared.logger, state)),
    };
  }

  return async (body, state) => {
    if (!Array.isArray(body)) return answer(body, state);
    if (body.length > LIMITS.batch) throw new AppError('payload.too_large');
    return Promise.all(body.map((call) => answer(call, state)));
  };
}

const withoutIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** The mutations of a batch run one after the other, as those of one document do. */
function inTurn<Result>(state: RequestState, run: () => Promise<Result>): Promise<Result> {
  const turn = state.lastMutation.then(run);
  state.lastMutation = turn.catch(() => undefined);
  return turn;
}

/** The name in the document, else its root fields, which say more than "anonymous". */
function nameOf(operation: OperationDefinitionNode | null | undefined): string {
  const fields = operation?.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : '…',
  );
  return operation?.name?.value ?? fields?.join('+') ?? 'unknown';
}

/** The last word on every error, also on those that never came to an operation. */
function answerAndLog(error: unknown, logger: Logger, state: RequestState) {
  const { answer, code, unexpected } = answerForError(error);
  const { requestId, operations } = state;
  state.codes.add(code);
  if (unexpected !== null) {
    logger.error({ err: unexpected, requestId, operations, code }, 'operation failed');
  }
  return answer;
}
