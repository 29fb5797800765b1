import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BoardTally } from './board/board-tally.js'

export interface Metrics {
  readonly registry: Registry
  countAct(outcome: 'ack' | 'again' | 'refused' | 'error', seconds: number): void
  alarmFired(lateMs: number): void
  countOutage(ms: number): void
  countStandstill(ms: number): void
  countError(code: string): void
  /** Connections that were refused because their address opened too many per second. */
  countRefusedConnections(kind: 'websocket' | 'http', count: number): void
}

/** What gauges read whenever the metrics are requested. */
interface MetricSources {
  readonly boards: () => number
  readonly connections: () => number
  readonly tally: () => BoardTally
  /** The number of boards whose log is damaged. */
  readonly damaged: () => number
  /** When all hash chains were last checked, in milliseconds since 1970. */
  readonly verifiedAt: () => number | null
}

export function makeMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  addGauges(registry, sources)
  // Counted here and reported when requested: acts are far more frequent.
  const outcomes = { ack: 0, again: 0, refused: 0, error: 0 }
  new Counter({
    name: 'jadoube_acts_total',
    help: 'Acts by outcome',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(outcomes)) this.inc({ outcome }, count)
    },
  })
  const seconds = new Histogram({
    name: 'jadoube_act_seconds',
    help: 'Time from the arrival of an act to its answer',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers,
  })
  const late = new Histogram({
    name: 'jadoube_alarm_late_seconds',
    help: 'How late alarms were handled',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 1, 5],
    registers,
  })
  const outages = new Counter({
    name: 'jadoube_outage_seconds_total',
    help: 'Time in which boards were not served, so that clocks were stopped',
    registers,
  })
  const standstills = new Counter({
    name: 'jadoube_standstill_seconds_total',
    help: 'Time during which this process was alive but stood still',
    registers,
  })
  const errors = new Counter({
    name: 'jadoube_errors_total',
    help: 'Errors by code',
    labelNames: ['code'],
    registers,
  })
  const refusedConnections = new Counter({
    name: 'jadoube_connections_refused_total',
    help: 'Connections refused because their network address opened too many per second',
    labelNames: ['kind'],
    registers,
  })
  for (const kind of ['websocket', 'http']) refusedConnections.inc({ kind }, 0)
  return {
    registry,
    countAct(outcome, took) {
      outcomes[outcome]++
      seconds.observe(took)
    },
    alarmFired: ms => late.observe(Math.max(0, ms) / 1000),
    countOutage: ms => outages.inc(ms / 1000),
    countStandstill: ms => standstills.inc(ms / 1000),
    countError: code => errors.inc({ code }),
    countRefusedConnections: (kind, count) => refusedConnections.inc({ kind }, count),
  }
}

function addGauges(registry: Registry, sources: MetricSources): void {
  const registers = [registry]
  new Gauge({
    name: 'jadoube_boards_open',
    help: 'Boards in the memory of this process',
    registers,
    collect() {
      this.set(sources.boards())
    },
  })
  new Gauge({
    name: 'jadoube_connections',
    help: 'WebSocket connections',
    registers,
    collect() {
      this.set(sources.connections())
    },
  })
  new Gauge({
    name: 'jadoube_boards',
    help: 'Boards in the memory of this process, by the state of their game',
    labelNames: ['status'],
    registers,
    collect() {
      this.reset()
      for (const [status, count] of Object.entries(sources.tally().status))
        this.set({ status }, count)
    },
  })
  for (const [name, help, count] of [
    [
      'jadoube_clocks_stopped',
      'Boards whose clocks were stopped because the server was interrupted',
      'stopped',
    ],
    ['jadoube_players_absent', 'Players who are absent although the round has begun', 'absent'],
    ['jadoube_arbiter_calls', 'Calls for the arbiter that nobody has answered', 'calls'],
  ] as const)
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(sources.tally()[count])
      },
    })
  new Gauge({
    name: 'jadoube_boards_damaged',
    help: 'Boards whose log was found damaged',
    registers,
    collect() {
      this.set(sources.damaged())
    },
  })
  new Gauge({
    name: 'jadoube_chains_verified_timestamp_seconds',
    help: 'When the hash chains of all boards were last checked; 0 for never',
    registers,
    collect() {
      this.set((sources.verifiedAt() ?? 0) / 1000)
    },
  })
}
