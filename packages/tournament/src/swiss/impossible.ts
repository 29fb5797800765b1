import { MaximumMatching } from '../matching/maximum.js'
import type { PairingFault } from '../pairing-system.js'
import type { Tournament } from '../tournament.js'
import { Field, type Requirement } from './field.js'

/** Finds which requirement prevents any pairing of the round, and for whom. */
export function whyImpossible(tournament: Tournament): PairingFault {
  const field = new Field(tournament)
  if (field.size === 0) return { code: 'nobody-to-pair', criterion: null, players: [] }
  const order: readonly Requirement[] = ['forbidden', 'C2', 'C3', 'C1']
  const criterion =
    order.find(requirement => {
      const waived = new Field(tournament, new Set([requirement]))
      return everybody(waived).exposed.length === 0
    }) ?? null
  const matching = everybody(field)
  const stuck = new Set<number>()
  for (const place of matching.exposed) {
    matching.replaceable(place).forEach((even, each) => {
      if (even === 1 && each < field.size) stuck.add(each)
    })
  }
  const players = [...stuck].map(place => field.players[place]!.id).sort((a, b) => a - b)
  return { code: 'pairing-impossible', criterion, players }
}

function everybody(field: Field): MaximumMatching {
  const matching = new MaximumMatching(field.allowed, field.stride)
  const places = [...field.players.keys()]
  matching.add(field.odd ? [...places, field.bye] : places)
  return matching
}
