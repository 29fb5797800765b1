import { errorReasons, jsonSchemas } from '@jadoube/protocol'
import { type Operation, operations } from './openapi-operations.js'

const json = 'application/json'

function describe({ path, about, seat, body, query, answer, status = 200 }: Operation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const text = { schema: { type: 'string' } }
  return {
    summary: about,
    ...(seat && { description: `For the seat of: ${seat}.`, security: [{ seat: [] }] }),
    parameters: [
      ...names.map(name => ({ name, in: 'path', required: true, ...text })),
      ...(query?.split(', ').map(name => ({ name, in: 'query', ...text })) ?? []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { [json]: { schema: { $ref: `#/components/schemas/${body}` } } },
      },
    }),
    responses: {
      [status]: { description: 'Done', ...(status !== 204 && { content: { [answer]: {} } }) },
      default: {
        description: 'Refused, with the reason',
        content: { [json]: { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const paths: Record<string, Record<string, unknown>> = {}
for (const operation of operations) {
  paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) }
}

/** The description of the HTTP interface in the OpenAPI format. */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Jadoube',
    version: '1',
    description:
      'Boards under the Laws of Chess. Play itself goes over WebSocket at /socket; see docs/protocol.md. The messages are the schemas FromClient and FromServer.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  paths,
  components: {
    securitySchemes: {
      seat: { type: 'http', scheme: 'bearer', description: 'The secret of a seat’s link' },
    },
    schemas: {
      ...jsonSchemas,
      Error: {
        type: 'object',
        properties: {
          error: {
            type: 'object',
            properties: {
              code: { type: 'string', enum: Object.keys(errorReasons) },
              reason: { type: 'string' },
              detail: { type: 'string' },
            },
            required: ['code', 'reason'],
          },
        },
      },
    },
  },
}
