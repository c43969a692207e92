import { BackendClient, type BackendAddress } from '@/scripts/demo/backendClient';
import { changeFund, createFund } from '@/scripts/demo/funds';
import { connect } from '@/scripts/demo/money';
import { until } from '@/scripts/demo/until';

const HOST = { handle: 'bench-host', firstName: 'Bench', lastName: 'Host' };
const EMAIL = 'host@bench.test';

/** A creator who is connected with the sandbox: opens funds, and has a permanent overlay. */
export async function fundStage(backend: BackendAddress) {
  const host = new BackendClient(backend, '203.0.113.1');
  await host.ask(
    'mutation($input: SignUpInput!) { answer: signUp(input: $input) { error item { id } } }',
    {
      input: {
        ...HOST,
        email: EMAIL,
        password: 'bench-host-2026',
        userType: 'CREATOR',
        locale: 'en',
      },
    },
  );
  await confirm(host);
  await connect(host, HOST);
  const { items } = await host.ask<{ items: { id: string }[] }>(
    'query { answer: getWidgets { error items { id } } }',
    {},
  );
  const { item } = await host.ask<{ item: { key: string } }>(
    'mutation($widgetId: ID!) { answer: widgetAddress(widgetId: $widgetId) { error item { key } } }',
    { widgetId: items[0]?.id },
  );
  return { key: item.key, open: (goal: number) => openFund(host, goal) };
}

/** A fund whose contributions raise no alert of their own, so that the goal's is the only one. */
async function openFund(host: BackendClient, goal: number): Promise<string> {
  const most = 500_000;
  const fundId = await createFund(host, {
    ...{ title: 'A thousand at once', goal, alertMin: most, messagesModerated: false },
  });
  await changeFund(host, fundId, 'OPEN');
  return fundId;
}

async function confirm(host: BackendClient): Promise<void> {
  let code: string | null = null;
  await until('the code by mail', async () => {
    code = await host.mailedCode(EMAIL);
    return code !== null;
  });
  await host.ask('mutation($code: String!) { answer: confirmEmailCode(code: $code) { error } }', {
    code,
  });
}
