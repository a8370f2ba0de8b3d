import type { RequestListener } from "node:http"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import type { Observation } from "../log/observeRequest.ts"
import type { QueueStatistics } from "../queue/queueStatistics.ts"
import { setRecorder } from "./recorder.ts"

/** Upper bounds in seconds: cached lists take about a millisecond, password hashes a tenth of a second. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * The metrics of this process in Prometheus' format (docs/operations.md#metrics).
 * @param askQueue asked at every scrape; when it fails, `cms_database_up` is 0
 */
export function createMetrics(askQueue: () => Promise<QueueStatistics>) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by method, route and status, and how long they took.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  })
  const refusals = new Counter({
    name: "cms_rate_limit_refusals_total",
    help: "Requests and mails that a rate limit refused.",
    labelNames: ["limit"],
    registers,
  })
  const mails = new Counter({
    name: "cms_mail_attempts_total",
    help: "Attempts of this process to send a mail, by kind and outcome: sent, waiting for the next attempt, failed for good.",
    labelNames: ["task", "outcome"],
    registers,
  })
  const jobs = new Gauge({
    name: "cms_jobs",
    help: "Jobs in the database's queue that wait, or that were given up within the last month; every instance reports the same.",
    labelNames: ["task", "state"],
    registers,
  })
  const oldest = new Gauge({
    name: "cms_oldest_waiting_job_seconds",
    help: "Age of the oldest letter that waits.",
    registers,
  })
  const databaseUp = new Gauge({
    name: "cms_database_up",
    help: "1 if the database answered this scrape, else 0.",
    registers,
  })

  setRecorder({
    refused: (limit) => refusals.inc({ limit }),
    mailAttempted: (task, outcome) => mails.inc({ task, outcome }),
  })

  async function readQueue(): Promise<void> {
    jobs.reset()
    try {
      const statistics = await askQueue()
      for (const { count, state, task } of statistics.jobs) jobs.set({ state, task }, count)
      oldest.set(statistics.oldestWaitingSeconds)
      databaseUp.set(1)
    } catch {
      // Told by this metric; /readyz logs the error.
      databaseUp.set(0)
    }
  }

  /** Answers GET /metrics. */
  const answer: RequestListener = async ({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") return void response.writeHead(404).end()
    await readQueue()
    response.writeHead(200, { "Content-Type": registry.contentType })
    response.end(await registry.metrics())
  }

  return {
    answer,
    record: ({ method, ms, route, status }: Observation) =>
      requests.observe({ method, route, status }, ms / 1000),
  }
}
