/** Points as people write them: `1`, `½`, `1½`. */
export const pointsText = (points: number): string =>
  points % 1 === 0.5 ? `${Math.floor(points) || ''}½` : String(points)
