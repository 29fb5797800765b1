/**
 * The seeds in bracket order: neighbours meet first, and the first two can meet only in the final.
 * Numbers above the number of players are empty places.
 */
export function seedOrder(players: number): number[] {
  let order = [1]
  while (order.length < players) {
    const sum = order.length * 2 + 1
    order = order.flatMap(seed => [seed, sum - seed])
  }
  return order
}
