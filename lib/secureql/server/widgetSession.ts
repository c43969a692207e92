import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResultOf as TadaResult } from 'gql.tada';
import { buildId } from '@/lib/server/buildId';
import { askerOf, type Services } from '@/lib/server/services';
import { themeVariables } from '@/lib/shared/palette';
import { widgetKeyPayload, widgetSignPayload } from '@/lib/shared/widgets/payloads';
import { isObject } from '@/lib/shared/toObject';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import { errorOf } from '@/lib/secureql/browser/answer';
import { sendJson, sendRefusal } from './envelope';
import { graphql } from '@/lib/secureql/graphql';
import { defineOperation } from '@/lib/secureql/operation';
import { fundOfOverlay } from '@/lib/secureql/operations/fund/fundFragments';
import { lotteryOfOverlay } from '@/lib/secureql/operations/lottery/lotteryFragments';
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
          widgetId
          seq
          kind
          settings
          handle
          locale
          extraPublic {
            display_hue
            display_is_dark_mode
          }
          tools {
            kind
            party {
              ...PartyFields
            }
            lottery {
              ...LotteryOverlayFields
            }
            fund {
              ...FundOverlayFields
            }
          }
          isMuted
          isPaused
          rehearsal {
            ranMs
            since
            pace
          }
          token
          expiresAt
        }
      }
    }
  `,
  [partyOfPage, lotteryOfOverlay, fundOfOverlay],
);

const openSession = defineOperation({
  path: '/api/widgets/session',
  access: 'public',
  limit: 'overlay',
  payload: widgetKeyPayload,
  document,
});

const signDocument = graphql(`
  mutation WidgetSign($key: String!, $copy: OverlayCopyInput, $build: String) {
    widgetSign(key: $key, copy: $copy, build: $build) {
      error
      item {
        isKnown
        seq
      }
    }
  }
`);

const sendSign = defineOperation({
  path: '/api/widgets/sign',
  access: 'public',
  limit: 'sign',
  payload: widgetSignPayload,
  document: signDocument,
});

/**
 * Exchanges a widget key (`{"key"}`, JSON) for `{widgetId, seq, kind, settings, handle, locale,
 * themeVariables, tools, isMuted, isPaused, rehearsal, token, expiresAt, build}`: language and theme
 * with the settings applied; of each of `tools` the field of its kind is there. The key is the proof,
 * so cookies are neither read nor set; 403 `forbidden` for a key that does not hold.
 */
export function handleWidgetSession(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
): Promise<void> {
  return answerKey(request, response, services, openWidgetSession);
}

/**
 * Notes that the overlay of a key (`{"key", "copy"}`, JSON) is still there and how it does; answers
 * `{isKnown, seq}`, 403 for a key that does not hold.
 */
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
  const body = await readJsonBody(request);
  const isSign = operation === sendSign && isObject(body);
  const call = prepare(operation, isSign ? { ...body, build: buildId() } : body);
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
  const { extraPublic, tools, ...session } = item;
  return {
    ...session,
    locale: session.settings.language ?? session.locale,
    themeVariables: themeOf(session.settings, extraPublic),
    tools: tools.map(({ kind, party, lottery, fund }) => ({
      kind,
      ...(party && { party }),
      ...(lottery && { lottery }),
      ...(fund && { fund }),
    })),
    build: buildId(),
  };
}

/** The creator's looks, with what the overlay's settings say otherwise. */
function themeOf(
  { theme, hue }: WidgetSettings,
  looks: { display_hue: string; display_is_dark_mode: boolean },
): string {
  const isDark = theme === 'CREATOR' ? looks.display_is_dark_mode : theme === 'DARK';
  return themeVariables(hue ?? Number(looks.display_hue), isDark);
}
