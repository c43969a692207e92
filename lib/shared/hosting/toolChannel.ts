/** The channel that everybody reads of a live tool, whatever its kind. */
export const toolChannel = (toolId: string) => `party_${toolId}`;
