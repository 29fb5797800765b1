import { z } from 'zod'
import { fromClientSchema } from './from-client.js'
import { fromServerSchema } from './from-server.js'
import {
  actRequestSchema,
  houseChangeSchema,
  newBoardSchema,
  newEventSchema,
  newRoundSchema,
  newSeatSchema,
} from './http.js'
import { boardLineSchema } from './view.js'

/** The bodies and messages as JSON Schema, for those who write a client in another language. */
export const jsonSchemas = Object.fromEntries(
  Object.entries({
    NewBoard: newBoardSchema,
    NewEvent: newEventSchema,
    NewRound: newRoundSchema,
    NewSeat: newSeatSchema,
    HouseChange: houseChangeSchema,
    ActRequest: actRequestSchema,
    BoardLine: boardLineSchema,
    FromClient: fromClientSchema,
    FromServer: fromServerSchema,
  }).map(([name, schema]) => {
    const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'input' })
    return [name, plain]
  }),
)
