import { editionIds } from '@jadoube/laws'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { BadInput } from '../command.js'
import { compare, lookUp, search } from './look-up.js'
import { canMate, legalMovesOf } from './positions.js'
import { explainRuling, ruleOnRecord } from './records.js'
import { type Answer, reading } from './tool.js'

const instructions = `Jadoube answers questions about the Laws of Chess. Every answer names the article, the edition and a worked case.
Ask search_laws first when you have a situation or a question, look_up_rule when you know the article or the rule.
A record is JSON Lines: a header such as {"jadoube":"record/1","laws":"fide-2023","timeControl":"5400+30"}, then one act a line,
for example {"at":5000,"by":"white","act":"move","san":"e4"}. The explanations are the project's own words, not the text of the Laws.`

const fen = z.string().max(200).describe("A FEN, 'startpos' or 'chess960:N'")
const record = z
  .string()
  .max(2_000_000)
  .describe('The record of a game: JSON Lines, the header first')
const laws = z
  .enum(editionIds)
  .optional()
  .describe('Rule under this edition instead of the one in the header')
const readOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/**
 * The Laws as tools of the Model Context Protocol. Nothing is stored and nothing is sent anywhere.
 */
export function makeMcpServer(version: string): McpServer {
  const server = new McpServer({ name: 'jadoube', version }, { instructions })
  const { edition, language } = reading

  server.registerTool(
    'look_up_rule',
    {
      title: 'Look up a rule',
      description:
        'A rule by its id (illegal.penalty-loss) or the rules of an article (9.2, A.5, III.4), with every edition that has it.',
      inputSchema: {
        rule: z.string().min(1).max(100).describe('A rule id or an article'),
        edition,
        language,
      },
      annotations: readOnly,
    },
    asked => reply(() => lookUp(asked)),
  )
  server.registerTool(
    'search_laws',
    {
      title: 'Search the Laws',
      description:
        'Finds the rules that answer a question or match keywords, in English, Slovenian, Serbian, Czech or Finnish; the rule that decides comes first.',
      inputSchema: {
        question: z.string().min(1).max(500),
        limit: z.number().int().min(1).max(20).default(5),
        edition,
        language,
      },
      annotations: readOnly,
    },
    asked => reply(() => search(asked)),
  )
  server.registerTool(
    'compare_editions',
    {
      title: 'Compare two editions',
      description:
        'What the second edition changes: new, removed, changed and renumbered rules; only one article or rule if you name it.',
      inputSchema: {
        before: z.enum(editionIds),
        after: z.enum(editionIds),
        rule: z.string().max(100).optional().describe('A rule id or an article of either edition'),
        language,
      },
      annotations: readOnly,
    },
    asked => reply(() => compare(asked)),
  )
  server.registerTool(
    'rule_on_record',
    {
      title: 'Rule on a record',
      description:
        'Applies the Laws to the record of a game, act by act: rulings, time, penalties, result.',
      inputSchema: { record, edition: laws, language },
      annotations: readOnly,
    },
    asked => reply(() => ruleOnRecord(asked)),
  )
  server.registerTool(
    'explain_ruling',
    {
      title: 'Explain a ruling',
      description:
        'Explains each ruling in a record, or on one of its lines: the rule, its article and a case that shows it.',
      inputSchema: {
        record,
        line: z.number().int().min(1).optional().describe('Only this line; the header is line 1'),
        edition: laws,
        language,
      },
      annotations: readOnly,
    },
    asked => reply(() => explainRuling(asked)),
  )
  server.registerTool(
    'can_mate',
    {
      title: 'Can this side still mate?',
      description:
        'Whether a side can still checkmate by any series of legal moves: yes with a line, no by proof, or undetermined.',
      inputSchema: { fen, side: z.enum(['white', 'black']).optional(), edition, language },
      annotations: readOnly,
    },
    asked => reply(() => canMate(asked)),
  )
  server.registerTool(
    'legal_moves',
    {
      title: 'Legal moves',
      description: 'The legal moves of a position, or checkmate or stalemate.',
      inputSchema: { fen, edition, language },
      annotations: readOnly,
    },
    asked => reply(() => legalMovesOf(asked)),
  )
  return server
}

/** Bad input is answered in one line with a stable code; the conversation continues. */
async function reply(work: () => Promise<Answer>): Promise<CallToolResult> {
  try {
    const { text, data } = await work()
    return { content: [{ type: 'text', text }], structuredContent: data }
  } catch (fault) {
    if (!(fault instanceof BadInput)) throw fault
    const error = { code: fault.code, reason: fault.message }
    return {
      isError: true,
      content: [{ type: 'text', text: `${fault.code}: ${fault.message}` }],
      structuredContent: { error },
    }
  }
}
