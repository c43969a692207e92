import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResultOf as TadaResult } from 'gql.tada';
import { askerOf, type Services } from '@/lib/server/services';
import { themeVariables } from '@/lib/shared/palette';
import { widgetKeyPayload } from '@/lib/shared/parties/party';
import { errorOf } from '@/lib/secureql/browser/answer';
import { sendJson, sendRefusal } from './envelope';
import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { lotteryOfOverlay } from '@/lib/secureql/operations/lottery/lotteryOverlay';
import { partyOfPage } from '@/lib/secureql/operations/party/partyFragments';
import { readJsonBody } from './readBody';
import { skipBody } from './readBytes';
import { Refusal, refusalOf } from './refusal';
import { dataOf, prepare } from './runOperation';

const document = graphql(
  `
    mutation WidgetSession($key: String!) {
      widgetSession(key: $key) {
        error
        item {
          kind
          extraPublic {
            display_hue
            display_is_dark_mode
          }
          party {
            ...PartyFields
          }
          lottery {
            ...LotteryOverlayFields
          }
          token
          expiresAt
        }
      }
    }
  `,
  [partyOfPage, lotteryOfOverlay],
);

const openSession = defineOperation({
  path: '/api/widgets/session',
  access: 'public',
  limit: 'overlay',
  payload: widgetKeyPayload,
  document,
});

const signDocument = graphql(`
  mutation WidgetSign($key: String!) {
    widgetSign(key: $key) {
      error
      item {
        isKnown
      }
    }
  }
`);

const sendSign = defineOperation({
  path: '/api/widgets/sign',
  access: 'public',
  limit: 'sign',
  payload: widgetKeyPayload,
  document: signDocument,
});

/**
 * Exchanges a widget key (`{"key"}`, JSON) for `{kind, party, lottery, token, expiresAt,
 * themeVariables}`; of the tools the one of `kind` is there, the others are null. The key is the proof,
 * so cookies are neither read nor set; 403 `forbidden` for a key that does not hold.
 */
export function handleWidgetSession(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
): Promise<void> {
  return answerKey(request, response, services, openWidgetSession);
}

/** Notes that the overlay of a key (`{"key"}`, JSON) is still there; 403 for a key that does not hold. */
export function handleWidgetSign(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
): Promise<void> {
  return answerKey(request, response, services, noteWidgetSign);
}

async function answerKey(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  answer: (request: IncomingMessage, services: Services) => Promise<object>,
): Promise<void> {
  try {
    sendJson(response, 200, await answer(request, services));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.code === 'internal') services.log.error({ err: refusal.cause }, 'widget session');
    // As in the handler of calls: a browser must be able to read the refusal.
    await skipBody(request);
    sendRefusal(request, response, refusal);
  }
}

async function ask(
  request: IncomingMessage,
  { backend, config }: Services,
  operation: typeof openSession | typeof sendSign,
) {
  if (request.method !== 'POST') throw new Refusal('method');
  const call = prepare(operation, await readJsonBody(request));
  const { answers } = await backend.send(askerOf(request, null, config), [call]);
  return dataOf(answers[0] ?? {});
}

async function noteWidgetSign(request: IncomingMessage, services: Services) {
  const data = (await ask(request, services, sendSign)) as TadaResult<typeof signDocument>;
  const { item } = data.widgetSign;
  if (errorOf(data) !== null || item === null) throw new Refusal('forbidden');
  return item;
}

async function openWidgetSession(request: IncomingMessage, services: Services) {
  const data = (await ask(request, services, openSession)) as TadaResult<typeof document>;
  const { item } = data.widgetSession;
  if (errorOf(data) !== null || item === null) throw new Refusal('forbidden');
  const { extraPublic, ...session } = item;
  const { display_hue: hue, display_is_dark_mode: isDark } = extraPublic;
  return { ...session, themeVariables: themeVariables(Number(hue), isDark) };
}
