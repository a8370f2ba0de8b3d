import pino from "pino"
import { type Environment, readEnvironment } from "./environment.ts"
import { captureConsole } from "./log/captureConsole.ts"
import { logOptions } from "./log/logOptions.ts"
import { observeRequest } from "./log/observeRequest.ts"
import { createMetrics } from "./metrics/metrics.ts"
import { askQueueStatistics } from "./metrics/recorder.ts"

/**
 * What server.mjs and the worker need before Payload: settings, log and metrics.
 * @throws Error with a sentence for each setting that is wrong
 */
export function createServerContext() {
  const environment = readEnvironment()
  const logger = createLogger(environment)
  const metrics = environment.metricsPort ? createMetrics(askQueueStatistics) : undefined
  return { environment, logger, metrics, observeRequest }
}

function createLogger(environment: Environment) {
  const { destination, options } = logOptions(environment)
  const logger = pino(options, destination)
  if (environment.logFormat === "json") captureConsole(logger)
  return logger
}
