// Preloaded into the process that is measured: writes the processor time of its whole life, in microseconds, to
// the file that CPU_FILE names.
process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  require('node:fs').writeFileSync(process.env.CPU_FILE, String(user + system))
})
