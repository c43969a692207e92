import { expect, test } from '@jest/globals';
import { createLogger } from '@/backend/platform/logger';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('secrets are replaced wherever they stand', () => {
  const canary = 'canary-5d1f';
  const output = logged((logger) => {
    logger.info({ password: canary, input: { password: canary, email: canary } }, 'one');
    logger.info({ session: { token: canary }, a: { b: { keyHash: canary } } }, 'two');
    logger.info(
      { headers: { 'x-service-key': canary, 'x-session': canary, cookie: canary } },
      'three',
    );
  });
  expect(output.match(/"msg"/g)).toHaveLength(3);
  expect(output).not.toContain(canary);
});

test('a database error keeps code and constraint, and loses the row it refused', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(ada@example.org) already exists.',
    parameters: ['ada@example.org'],
  });
  const output = logged((logger) =>
    logger.error({ err: new Error('outer', { cause: error }) }, 'x'),
  );
  expect(output).not.toContain('ada@example.org');
  expect(JSON.parse(output)).toMatchObject({
    err: { message: 'outer', cause: { code: '23505', constraint: 'users_email_key' } },
  });
});

test('a line break in a value starts no line of its own', () => {
  const output = logged((logger) => logger.info({ agent: 'a\r\n{"level":"fatal"}' }, 'b\nc'));
  expect(output.trimEnd().split('\n')).toHaveLength(1);
});
