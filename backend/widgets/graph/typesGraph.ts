import { builder } from '@/backend/platform/server/builder';
import type { OverlayCopyView, OverlaySign, Widget } from '@/backend/widgets/service';
import { HEALTH_WARNINGS } from '@/lib/shared/widgets/health';
import { WIDGET_KINDS } from '@/lib/shared/widgets/kinds';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';

export const WidgetKindType = builder.enumType('WidgetKind', { values: WIDGET_KINDS });

const HealthWarningType = builder.enumType('HealthWarning', { values: HEALTH_WARNINGS });

export const OverlayEngineType = builder.enumType('OverlayEngine', {
  values: ['OBS', 'OTHER'] as const,
});

// One value for GraphQL: `widgetSettingsSchema` says what is in it, and the door checks that.
export const WidgetSettingsType = builder.scalarType('WidgetSettings', {
  description: 'How an overlay looks and sounds, as JSON.',
  serialize: (settings) => settings,
  parseValue: (settings) => settings as WidgetSettings,
});

const OverlayCopyType = builder.objectRef<OverlayCopyView>('OverlayCopy').implement({
  description: 'One open page of a widget.',
  fields: (t) => ({
    id: t.exposeID('id'),
    seq: t.exposeInt('seq'),
    engine: t.expose('engine', { type: OverlayEngineType }),
    chromium: t.exposeInt('chromium', { nullable: true }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    framesPerSecond: t.exposeInt('framesPerSecond', { nullable: true }),
    droppedFrames: t.exposeInt('droppedFrames'),
    isVisible: t.exposeBoolean('isVisible'),
    build: t.exposeString('build'),
    connectedAt: t.exposeString('connectedAt'),
    lastSeenAt: t.exposeString('lastSeenAt'),
  }),
});

export const WidgetType = builder.objectRef<Widget>('Widget').implement({
  description: 'The address of an overlay with its settings.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: WidgetKindType }),
    toolId: t.exposeID('toolId', { nullable: true, description: 'Null: whatever is live.' }),
    toolTitle: t.exposeString('toolTitle', { nullable: true }),
    isPermanent: t.exposeBoolean('isPermanent'),
    isShowable: t.exposeBoolean('isShowable', {
      description: 'Its address can be shown again; it must be renewed where it cannot.',
    }),
    settings: t.expose('settings', { type: WidgetSettingsType }),
    createdAt: t.exposeString('createdAt'),
    lastUsedAt: t.exposeString('lastUsedAt', { nullable: true }),
    lastUsedBy: t.exposeString('lastUsedBy', { nullable: true }),
    isOnAir: t.exposeBoolean('isOnAir'),
    onAirSince: t.exposeString('onAirSince', { nullable: true }),
    isMuted: t.exposeBoolean('isMuted'),
    isPaused: t.exposeBoolean('isPaused'),
    copies: t.expose('copies', { type: [OverlayCopyType] }),
    warnings: t.expose('warnings', {
      type: [HealthWarningType],
      description: 'Worst first.',
    }),
  }),
});

export const OverlaySignType = builder.objectRef<OverlaySign>('OverlaySign').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the widget.' }),
    kind: t.expose('kind', { type: WidgetKindType }),
    lastSeenAt: t.exposeString('lastSeenAt', { nullable: true }),
    isOnAir: t.exposeBoolean('isOnAir', { description: 'An overlay is connected.' }),
    onAirSince: t.exposeString('onAirSince', { nullable: true }),
    warnings: t.expose('warnings', { type: [HealthWarningType] }),
  }),
});
