/** The channel of one widget: its key's own sessions alone read it. */
export const widgetChannel = (widgetId: string) => `widget-${widgetId}`;
