import { BadInput, type Command, type ExitCode } from '../command.js'
import { version } from '../version.js'

const help = `Serves the Laws to an AI assistant over the Model Context Protocol, on standard input and output.

Usage: npx jadoube mcp

Tools: look_up_rule, search_laws, compare_editions, rule_on_record, explain_ruling, can_mate, legal_moves.
Every answer names the article, the edition and a worked case. Jadoube stores nothing and sends nothing over the network.

Example, in the settings of the assistant:
  { "mcpServers": { "jadoube": { "command": "npx", "args": ["jadoube", "mcp"] } } }

Exit code: 0 when standard input ends, 2 bad input.
`

export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'serve the Laws to an assistant (Model Context Protocol)',
  help,
  async run(args): Promise<ExitCode> {
    if (args.length > 0) throw new BadInput('usage', 'mcp takes no arguments')
    // Loaded only here, so that other commands do not wait for the protocol.
    const [{ StdioServerTransport }, { makeMcpServer }] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('../mcp/server.js'),
    ])
    const server = makeMcpServer(version())
    const closed = new Promise<void>(resolve => {
      server.server.onclose = resolve
      process.stdin.once('end', resolve)
    })
    await server.connect(new StdioServerTransport())
    await closed
    return 0
  },
}
