import { createSchema } from 'graphql-yoga';
import { readConfig } from '@/backend/platform/config';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';

import { createLogger } from '@/backend/platform/logger';
import {
  createBackendServer,
  type BackendServer,
  type ServerOptions,
} from '@/backend/platform/server/server';
import { testContext } from '@/__tests__/support/context';
import type { TestDatabase } from '@/__tests__/support/database';

export const SERVICE_KEY = 'a-service-key-for-tests';
const servers: BackendServer[] = [];

/** For `afterEach`. */
export async function stopServers(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.close()));
}

/** When each `write` began and ended. */
export const events: string[] = [];
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const schema = createSchema<Context>({
  typeDefs: `
    type Node { id: ID!, node: Node, list: [Node!]! }
    type Query { me: String, node: Node, refused: String, broken: String, slow: String }
    type Mutation { write(name: String!): String, logIn: String }`,
  resolvers: {
    Query: {
      me: (_root, _args, { actor }: Context) => actor.handle,
      node: () => ({ id: '1', node: { id: '2', node: null, list: [] }, list: [] }),
      refused: () => {
        throw new AppError('payload.invalid', { fields: { title: 'too_long' } });
      },
      broken: () => {
        throw new Error('the password of the database is swordfish');
      },
      slow: async () => {
        await pause(300);
        return 'done';
      },
    },
    Mutation: {
      write: async (_root, { name }: { name: string }) => {
        events.push(`${name} begins`);
        await pause(20);
        events.push(`${name} ends`);
        if (name === 'b') {
          throw new Error('b fails');
        }
        return name;
      },
      logIn: (_root, _args, { setSession }: Context) => {
        setSession({ token: 'fresh', expiresAt: new Date('2026-05-01T00:00:00Z') });
        return 'ok';
      },
    },
  },
});

export interface Started {
  url: string;
  log: () => Record<string, unknown>[];
  server: BackendServer;
}

/** The HTTP server over a small schema, without a database. */
export async function start(
  options: Partial<Omit<ServerOptions, 'shared'>> & { mode?: string; ready?: boolean } = {},
): Promise<Started> {
  const { mode = 'production', ready = true, ...graphql } = options;
  const config = readConfig({ PLAYPLUS_MODE: mode, SERVICE_KEY });
  const lines: string[] = [];
  const logger = createLogger(config, { write: (line) => void lines.push(line) });
  const context = testContext({} as TestDatabase['db']);
  const server = createBackendServer({
    schema,
    resolveSession: () => Promise.resolve(null),
    shared: { ...context, config, logger },
    ...graphql,
  });
  servers.push(server);
  const port = await server.listen(0);
  if (ready) {
    server.markReady();
  }
  const log = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { url: `http://127.0.0.1:${port}`, log, server };
}

export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

export async function ask(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': SERVICE_KEY, ...headers },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as Answer | Answer[];
  return { response, json, answer: (Array.isArray(json) ? json[0] : json) as Answer };
}

export const codes = (answer: Answer) => answer.errors?.map((error) => error.extensions.code);
