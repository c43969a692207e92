/** Writes times of day again in the reader's own zone; a page says them in UTC. */
export const TIMES_SCRIPT = `
(() => {
  for (const time of document.querySelectorAll('time[data-time]')) {
    const form = new Intl.DateTimeFormat(document.documentElement.lang, JSON.parse(time.dataset.time));
    time.textContent = form.format(new Date(time.dateTime));
  }
})()
`;
