import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import {
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { z } from 'zod';
import { ACCESS } from '@/lib/shared/access';
import { isRateName } from '@/lib/shared/rates';
import { countCall } from './callLimits';
import { answerForError } from './errorAnswers';
import { AppError } from '@/backend/platform/errors';
import type { Context } from '@/backend/platform/context';
import { isNestedBeyond } from './jsonDepth';
import type { Logger } from '@/backend/platform/logger';
import { memberId } from '@/backend/platform/member';
import { createContexts, type ContextOptions } from './requestContext';
import type { RequestState } from './requestState';

export interface GraphqlOptions extends ContextOptions {
  schema: GraphQLSchema;
}

/** Objects and arrays inside each other in the JSON of a call. */
const MOST_LEVELS = 64;

// The deepest call is the session of an overlay: down to the options of a vote of a fund.
const LIMITS = { depth: 8, aliases: 15, tokens: 1000, cost: 5000, directives: 50, batch: 10 };

/** What the web declares of a call. Others may send what they like here: GraphQL over HTTP. */
const extensionsSchema = z
  .looseObject({
    access: z.enum(ACCESS).optional(),
    limit: z.string().refine(isRateName).optional(),
  })
  .nullish();

/** What our HTTP server tells Yoga of a request. */
interface Asked {
  state: RequestState;
}

type CallPlugin = Plugin<Context & Asked, Asked>;

/** Yoga with the limits of the inner door: takes one call, or several at once, in their order. */
export function createGraphql(options: GraphqlOptions) {
  const { schema, shared } = options;
  const contextFor = createContexts(options);
  return createYoga<Asked, Context>({
    schema,
    context: ({ state }) => contextFor(state),
    batching: { limit: LIMITS.batch },
    // Done by the HTTP server, from the announced length: Yoga's way doubles the cost of a small call.
    maxRequestBodySize: false,
    logging: false,
    // Done by `errorAnswers`, for every answer alike.
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    plugins: [
      EnvelopArmorPlugin({
        maxDepth: { n: LIMITS.depth, flattenFragments: true },
        maxAliases: { n: LIMITS.aliases },
        maxTokens: { n: LIMITS.tokens },
        costLimit: { maxCost: LIMITS.cost, flattenFragments: true },
        maxDirectives: { n: LIMITS.directives },
      }),
      ...(shared.config.mode === 'development' ? [] : [withoutIntrospection]),
      shallowJson,
      callRules,
      errorAnswers(shared.logger),
    ],
  });
}

/** Reads the JSON of a call and refuses it before it is parsed where it is nested too deeply. */
const shallowJson: CallPlugin = {
  onRequestParse({ setRequestParser }) {
    setRequestParser(async (request) => {
      const json = Buffer.from(await request.arrayBuffer());
      if (isNestedBeyond(MOST_LEVELS, json)) throw new AppError('payload.invalid');
      return parseCalls(json.toString());
    });
  },
};

/** Returns the call or the calls of a body; throws `payload.invalid` for anything else. */
function parseCalls(json: string): GraphQLParams | GraphQLParams[] {
  try {
    const body: unknown = JSON.parse(json);
    if (typeof body === 'object' && body !== null) return body as GraphQLParams | GraphQLParams[];
  } catch {
    // Refused below, like a number or a text.
  }
  throw new AppError('payload.invalid');
}

/** Who may call, how often, and that the mutations of a batch do not overtake each other. */
const callRules: CallPlugin = {
  async onExecute({ args, executeFn, setExecuteFn }) {
    const context = args.contextValue;
    const { state, params } = context;
    // Envelop knows no types of GraphQL.
    const { document, operationName } = args as ExecutionArgs;
    const execute = executeFn as (given: ExecutionArgs) => Promise<ExecutionResult>;
    const operation = getOperationAST(document, operationName);
    state.operations.push(nameOf(operation));
    const { data: declared, success } = extensionsSchema.safeParse(params.extensions);
    if (!success) throw new AppError('payload.invalid');
    if ((declared?.access ?? 'public') !== 'public') memberId(context);
    const isWrite = operation?.operation === OperationTypeNode.MUTATION;
    // A write that names no limit came past the web's declarations: it is no freer for that.
    const limit = declared?.limit ?? (isWrite ? 'save' : null);
    if (limit !== null) await countCall(context, limit);
    if (isWrite) setExecuteFn((given) => inTurn(state, () => execute(given)));
  },
};

/** The last word on every error, also on those that never came to an operation. */
function errorAnswers(logger: Logger): CallPlugin {
  return {
    onResultProcess(processed) {
      const { state } = processed.serverContext;
      const answered = (one: ExecutionResult): ExecutionResult =>
        one.errors
          ? { ...one, errors: one.errors.map((error) => answerAndLog(error, logger, state)) }
          : one;
      const result = processed.result as ExecutionResult | ExecutionResult[];
      processed.setResult(Array.isArray(result) ? result.map(answered) : answered(result));
    },
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

function answerAndLog(error: unknown, logger: Logger, state: RequestState) {
  const { answer, code, unexpected } = answerForError(error);
  const { requestId, operations } = state;
  state.codes.add(code);
  if (unexpected !== null) {
    logger.error({ err: unexpected, requestId, operations, code }, 'operation failed');
  }
  return answer;
}
