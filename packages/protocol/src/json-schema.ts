import type { JsonSchema } from '@jadoube/laws/internals'
import { z } from 'zod'
import { clientAct } from './client-act.js'
import { eboardPlaceSchema, eboardReportSchema } from './eboard.js'
import {
  duplicateEventSchema,
  eventActsSchema,
  playerActsSchema,
  playerLinksSchema,
  replaceGameSchema,
  startRoundSchema,
} from './event/index.js'
import { fromClient } from './from-client.js'
import { fromServer } from './from-server.js'
import {
  actRequestSchema,
  actSchema,
  deviceKeySchema,
  newBoardSchema,
  newEventSchema,
  newRoundSchema,
  newSeatSchema,
  ownNameSchema,
  personSchema,
  pushSchema,
  quickMessageSchema,
  rematchAnswerSchema,
  settingsChangeSchema,
} from './http.js'
import { boardLine } from './view.js'

/**
 * The schema of a request body that contains an act; the act comes from the table of acts in
 * `laws`.
 */
function bodySchema(body: z.ZodType): JsonSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(body, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === actSchema) Object.assign(jsonSchema, clientAct.schema)
    },
  })
  return plain
}

/** All bodies and messages as JSON Schema, for clients in other languages. */
export const jsonSchemas: Readonly<Record<string, JsonSchema>> = {
  NewBoard: bodySchema(newBoardSchema),
  NewEvent: bodySchema(newEventSchema),
  NewRound: bodySchema(newRoundSchema),
  NewSeat: bodySchema(newSeatSchema),
  DeviceKey: bodySchema(deviceKeySchema),
  SettingsChange: bodySchema(settingsChangeSchema),
  ActRequest: bodySchema(actRequestSchema),
  RematchAnswer: bodySchema(rematchAnswerSchema),
  QuickMessage: bodySchema(quickMessageSchema),
  OwnName: bodySchema(ownNameSchema),
  EboardReport: bodySchema(eboardReportSchema),
  EboardPlace: bodySchema(eboardPlaceSchema),
  Person: bodySchema(personSchema),
  Push: bodySchema(pushSchema),
  EventActs: bodySchema(eventActsSchema),
  PlayerActs: bodySchema(playerActsSchema),
  StartRound: bodySchema(startRoundSchema),
  ReplaceGame: bodySchema(replaceGameSchema),
  PlayerLinks: bodySchema(playerLinksSchema),
  DuplicateEvent: bodySchema(duplicateEventSchema),
  BoardLine: boardLine.schema,
  FromClient: fromClient.schema,
  FromServer: fromServer.schema,
}
