/** The same way with a code that leads to the page on which anybody can check a draw. */
export function checkWay<Way extends { url: string }>(way: Way, lotteryId: string): Way {
  return { ...way, url: new URL(`/chance/${lotteryId}/verify`, way.url).href };
}
