// Asks the server beside it whether it can serve games: exit code 0 for yes. For health checks of
// containers.
const port = process.env.JADOUBE_PORT ?? '8080'
try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(2500),
  })
  process.exit(answer.ok ? 0 : 1)
} catch {
  process.exit(1)
}
