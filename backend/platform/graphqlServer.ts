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
import { VISITOR, type Actor, type Context } from './context';
import { answerForError } from './errorAnswers';
import type { Logger } from './logger';
import type { RequestState } from './requestState';

/** What every context holds, whoever asks. */
export type SharedContext = Pick<
  Context,
  'db' | 'now' | 'config' | 'logger' | 'realtime' | 'wakeOutbox'
>;

export interface GraphqlOptions {
  schema: GraphQLSchema;
  shared: SharedContext;
  /** Whose session a raw token names, null when it names none that lives. */
  resolveSession: (context: Context, token: string) => Promise<Actor | null>;
}

interface ServerContext {
  state: RequestState;
}

const LIMITS = { depth: 6, aliases: 15, tokens: 1000, cost: 5000, directives: 50, batch: 10 };
const MAX_BODY_BYTES = 1024 * 1024;

/** Yoga with the limits of the inner door; the HTTP server around it checks the service key. */
export function createGraphql({ schema, shared, resolveSession }: GraphqlOptions) {
  const contextOf = (state: RequestState, actor: Actor): Context => ({
    ...shared,
    logger: shared.logger.child({ requestId: state.requestId }),
    actor,
    requestId: state.requestId,
    clientIp: state.clientIp,
    clientAgent: state.clientAgent,
    setSession: state.setSession,
  });

  async function findActor(state: RequestState): Promise<Actor> {
    if (state.session === null) {
      return VISITOR;
    }
    const actor = await resolveSession(contextOf(state, VISITOR), state.session);
    if (!actor) {
      state.setSession('clear');
    }
    return actor ?? VISITOR;
  }

  return createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    batching: { limit: LIMITS.batch },
    // Done by codedErrors, for every answer alike.
    maskedErrors: false,
    context: async ({ state }: ServerContext) => {
      state.actor ??= findActor(state);
      return contextOf(state, await state.actor);
    },
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
