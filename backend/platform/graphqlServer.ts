import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import {
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { answerForError } from './errorAnswers';
import type { Logger } from './logger';
import { createContexts, type ContextOptions } from './requestContext';
import type { RequestState } from './requestState';

export interface GraphqlOptions extends ContextOptions {
  schema: GraphQLSchema;
}

interface ServerContext {
  state: RequestState;
}

const LIMITS = { depth: 6, aliases: 15, tokens: 1000, cost: 5000, directives: 50, batch: 10 };

/** Yoga with the limits of the inner door; the HTTP server around it checks the service key. */
export function createGraphql(options: GraphqlOptions) {
  const { schema, shared } = options;
  const contextFor = createContexts(options);

  return createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    // The server has read the body, up to a limit of its own.
    maxRequestBodySize: false,
    batching: { limit: LIMITS.batch },
    // Done by codedErrors, for every answer alike.
    maskedErrors: false,
    context: ({ state }: ServerContext) => contextFor(state),
    plugins: [
      EnvelopArmorPlugin({
        maxDepth: { n: LIMITS.depth, flattenFragments: true },
        maxAliases: { n: LIMITS.aliases },
        maxTokens: { n: LIMITS.tokens },
        costLimit: { maxCost: LIMITS.cost, flattenFragments: true },
        maxDirectives: { n: LIMITS.directives },
      }),
      ...(shared.config.mode === 'development' ? [] : [withoutIntrospection]),
      mutationsInTurn,
      codedErrors(shared.logger),
    ],
  });
}

const withoutIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** The mutations of a batch run one after the other, as those of one document do. */
const mutationsInTurn: Plugin<ServerContext, ServerContext> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    const { state } = args.contextValue;
    const operation = getOperationAST(args.document as DocumentNode, args.operationName as string);
    state.operations.push(nameOf(operation));
    if (operation?.operation !== OperationTypeNode.MUTATION) {
      return;
    }
    setExecuteFn((executed) => {
      const turn = state.lastMutation.then(() => executeFn(executed) as unknown);
      state.lastMutation = turn.catch(() => undefined);
      return turn;
    });
  },
};

/** The name in the document, else its root fields, which say more than "anonymous". */
function nameOf(operation: OperationDefinitionNode | null | undefined): string {
  const fields = operation?.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : '…',
  );
  return operation?.name?.value ?? fields?.join('+') ?? 'unknown';
}

/** The last word on every answer, also on those that never came to an operation. */
function codedErrors(logger: Logger): Plugin<ServerContext, ServerContext> {
  return {
    onResultProcess(payload) {
      const { result } = payload;
      const { state } = payload.serverContext;
      const coded = <Result>(one: Result): Result => {
        const errors = typeof one === 'object' && one && 'errors' in one ? one.errors : null;
        return Array.isArray(errors)
          ? { ...one, errors: errors.map((error) => answerAndLog(error, logger, state)) }
          : one;
      };
      payload.setResult(Array.isArray(result) ? result.map(coded) : coded(result));
    },
  };
}

function answerAndLog(error: unknown, logger: Logger, state: RequestState): GraphQLError {
  const { answer, code, unexpected } = answerForError(error);
  const { requestId, operations } = state;
  state.codes.add(code);
  if (unexpected !== null) {
    logger.error({ err: unexpected, requestId, operations, code }, 'operation failed');
  }
  return answer;
}
