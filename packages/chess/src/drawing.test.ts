import { expect, test } from 'vitest'
import { drawBoard } from './drawing.js'
import { parsePlacement } from './placement.js'

test('a drawing has 64 squares, a shape for each piece, and an escaped title', () => {
  const placement = parsePlacement('4k3/8/8/p2p2p1/P2P2P1/8/8/4K3')
  if (!placement.ok) throw new Error(placement.error.reason)
  const svg = drawBoard(placement.value, 'a <wall>')
  expect(svg.match(/<rect x=/g)).toHaveLength(64)
  expect(svg.match(/<path /g)).toHaveLength(8)
  expect(svg).toContain('<title>a &lt;wall&gt;</title>')
  // The white king stands on e1: the fifth file, the lowest rank.
  expect(svg).toContain('translate(198 315)')
})
