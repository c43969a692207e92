import type { IncomingMessage, ServerResponse } from 'node:http';
import { print } from 'graphql';
import type { ResultOf as TadaResult } from 'gql.tada';
import { askerOf, type Services } from '@/lib/server/services';
import { parseExtraPublic } from '@/lib/shared/extraPublic';
import { themeVariables } from '@/lib/shared/palette';
import { widgetKeyPayload } from '@/lib/shared/party';
import { errorOf } from './answer';
import { sendJson, sendRefusal } from './envelope';
import { graphql } from './graphql';
import { partyOfPage } from './operations/partyFragments';
import { readJsonBody } from './readBody';
import { payloadRefusal, Refusal } from './refusal';
import { dataOf } from './runOperation';

const document = graphql(
  `
    mutation WidgetSession($key: String!) {
      widgetSession(key: $key) {
        error
        item {
          party {
            ...PartyFields
          }
          token
          expiresAt
        }
      }
    }
  `,
  [partyOfPage],
);

const query = print(document);

/**
 * Exchanges a widget key (`{"key"}`, JSON) for `{party, token, expiresAt, themeVariables}`. The key
 * is the proof, so cookies are neither read nor set; 403 `forbidden` for a key that does not hold.
 */
export async function handleWidgetSession(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
): Promise<void> {
  try {
    sendJson(response, 200, await openWidgetSession(request, services));
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('internal', {}, error);
    if (refusal.code === 'internal') services.log.error({ err: refusal.cause }, 'widget session');
    sendRefusal(request, response, refusal);
  }
}

async function openWidgetSession(request: IncomingMessage, { backend, config }: Services) {
  if (request.method !== 'POST') throw new Refusal('method');
  const payload = widgetKeyPayload.safeParse(await readJsonBody(request), { reportInput: true });
  if (!payload.success) throw payloadRefusal(payload.error);
  const asker = askerOf(request, null, config);
  const { answers } = await backend.send(asker, [{ query, variables: payload.data }]);
  const data = dataOf(answers[0] ?? {}) as TadaResult<typeof document>;
  const { item } = data.widgetSession;
  if (errorOf(data) !== null || item === null) throw new Refusal('forbidden');
  const looks = parseExtraPublic(item.party.creator.extra_public);
  return {
    ...item,
    themeVariables: themeVariables(Number(looks.display_hue), looks.display_is_dark_mode),
  };
}
