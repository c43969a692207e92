/** How long the address stays valid, because browsers start the download later. */
const VALID_MS = 60_000;

/** Downloads a text as a JSON file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), VALID_MS);
}
