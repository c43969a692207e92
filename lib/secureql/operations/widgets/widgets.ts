import { graphql } from '@/lib/secureql/graphql';
import { defineOperation, noPayload } from '@/lib/secureql/operation';
import { partyIdPayload } from '@/lib/shared/parties/party';
import {
  createWidgetPayload,
  saveWidgetPayload,
  widgetIdPayload,
} from '@/lib/shared/widgets/payloads';

/** A widget with all that a studio shows of it. */
const widgetFields = graphql(`
  fragment WidgetFields on Widget {
    id
    kind
    toolId
    toolTitle
    isPermanent
    isShowable
    settings
    createdAt
    lastUsedAt
    lastUsedBy
    isOnAir
    onAirSince
    isMuted
    isPaused
    copies {
      id
      seq
      engine
      chromium
      width
      height
      framesPerSecond
      droppedFrames
      isVisible
      build
      connectedAt
      lastSeenAt
    }
    warnings
  }
`);

/** The caller's widgets, the permanent one first; it is made at the first ask. Creators only. */
const getWidgets = defineOperation({
  path: 'widgets/get-widgets/',
  access: 'creator',
  payload: noPayload,
  document: graphql(
    `
      query GetWidgets {
        getWidgets {
          error
          items {
            ...WidgetFields
          }
        }
      }
    `,
    [widgetFields],
  ),
});

/** The widgets of one tool alone. Hosts with the right SETTINGS only. */
const getToolWidgets = defineOperation({
  path: 'widgets/get-tool-widgets/',
  access: 'member',
  payload: partyIdPayload,
  document: graphql(
    `
      query GetToolWidgets($partyID: ID!) {
        getToolWidgets(partyID: $partyID) {
          error
          items {
            ...WidgetFields
          }
        }
      }
    `,
    [widgetFields],
  ),
});

/** How the overlays do that show a tool, and what is rehearsed: asked every few seconds. Hosts only. */
const overlaySigns = defineOperation({
  path: 'widgets/get-signs/',
  access: 'member',
  limit: 'sign',
  payload: partyIdPayload,
  document: graphql(`
    query OverlaySigns($partyID: ID!) {
      overlaySigns(partyID: $partyID) {
        error
        items {
          id
          kind
          lastSeenAt
          isOnAir
          onAirSince
          warnings
        }
        rehearsal {
          ranMs
          since
          pace
        }
      }
    }
  `),
});

/** The key of a widget, each time somebody asks to see or copy its address. */
const widgetAddress = defineOperation({
  path: 'widgets/get-address/',
  access: 'member',
  limit: 'read',
  payload: widgetIdPayload,
  document: graphql(`
    mutation WidgetAddress($widgetId: ID!) {
      widgetAddress(widgetId: $widgetId) {
        error
        item {
          id
          key
        }
      }
    }
  `),
});

/** Makes a widget: of one tool, or without `partyID` of whatever is live. */
const createWidget = defineOperation({
  path: 'widgets/create-widget/',
  access: 'member',
  limit: 'create',
  payload: createWidgetPayload,
  document: graphql(
    `
      mutation CreateWidget($kind: WidgetKind!, $partyID: ID, $requestKey: String!) {
        createWidget(kind: $kind, partyID: $partyID, requestKey: $requestKey) {
          error
          item {
            ...WidgetFields
          }
        }
      }
    `,
    [widgetFields],
  ),
});

/** Keeps how a widget looks and sounds; sent again and again while somebody drags a slider. */
const saveWidget = defineOperation({
  path: 'widgets/save-settings/',
  access: 'member',
  limit: 'press',
  payload: saveWidgetPayload,
  document: graphql(
    `
      mutation SaveWidget($widgetId: ID!, $settings: WidgetSettings!) {
        saveWidget(widgetId: $widgetId, settings: $settings) {
          error
          item {
            ...WidgetFields
          }
        }
      }
    `,
    [widgetFields],
  ),
});

/** Gives a widget another address; the one of before shows nothing any more. */
const rotateWidget = defineOperation({
  path: 'widgets/rotate-key/',
  access: 'member',
  limit: 'save',
  payload: widgetIdPayload,
  document: graphql(
    `
      mutation RotateWidget($widgetId: ID!) {
        rotateWidget(widgetId: $widgetId) {
          error
          item {
            ...WidgetFields
          }
        }
      }
    `,
    [widgetFields],
  ),
});

/** Ends a widget that is not the permanent one. */
const removeWidget = defineOperation({
  path: 'widgets/remove-widget/',
  access: 'member',
  limit: 'save',
  payload: widgetIdPayload,
  document: graphql(`
    mutation RemoveWidget($widgetId: ID!) {
      removeWidget(widgetId: $widgetId) {
        error
        item {
          id
        }
      }
    }
  `),
});

/** The calls of widgets. */
export const widgetCalls = [
  getWidgets,
  getToolWidgets,
  overlaySigns,
  widgetAddress,
  createWidget,
  saveWidget,
  rotateWidget,
  removeWidget,
] as const;
