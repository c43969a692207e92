import { randomUUID } from 'node:crypto';
import type { PartSettings, WidgetSettings } from '@/lib/shared/widgets/settings';
import type { BackendClient } from './backendClient';

interface Widget {
  id: string;
  settings: WidgetSettings;
}

/** A creator's permanent overlay, a little larger than usual, and a second one for a vertical stream. */
export async function setUpOverlays(creator: BackendClient): Promise<void> {
  const { items } = await creator.ask<{ items: Widget[] }>(
    'query { answer: getWidgets { error items { id settings } } }',
    {},
  );
  const [permanent] = items;
  if (!permanent) throw new Error('The demo has no overlay.');
  await save(creator, permanent.id, { ...permanent.settings, size: 110 });

  const { item: vertical } = await creator.ask<{ item: Widget }>(
    `mutation ($requestKey: String!) {
      answer: createWidget(kind: QUEUE, requestKey: $requestKey) { error item { id settings } }
    }`,
    { requestKey: randomUUID() },
  );
  const { parts } = vertical.settings;
  const side: PartSettings = { ...parts.QUEUE, design: 'SIDE', place: 'RIGHT' };
  const looks = { ...vertical.settings, theme: 'DARK', hue: 190, font: 'MONO' } as const;
  await save(creator, vertical.id, { ...looks, parts: { ...parts, QUEUE: side } });
}

async function save(
  creator: BackendClient,
  widgetId: string,
  settings: WidgetSettings,
): Promise<void> {
  await creator.ask(
    `mutation($widgetId: ID!, $settings: WidgetSettings!) {
      answer: saveWidget(widgetId: $widgetId, settings: $settings) { error }
    }`,
    { widgetId, settings },
  );
}
