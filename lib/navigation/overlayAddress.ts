/** The page of overlays, and without a key the studio; the session of a key says the language. */
export const STUDIO_PATH = '/streamlabs-elements/widgets';

/** The preview of the studio: an overlay that asks no server. */
export const PREVIEW_PATH = `${STUDIO_PATH}#preview`;

/** What OBS makes a browser source of. The key stands in the fragment, which is never sent. */
export const overlayAddress = (origin: string, key: string) => `${origin}${STUDIO_PATH}#key=${key}`;

/** Of an address that is dropped on it, OBS reads how to name the source and how large it is. */
export const draggedAddress = (origin: string, key: string) =>
  `${origin}${STUDIO_PATH}?layer-name=PlayPlus&layer-width=1920&layer-height=1080#key=${key}`;
