import type { JobHandler } from '../jobs/job.ts';
import type { SocketInput } from '../live/socket-input.ts';
import type { Platform } from '../platform.ts';
import type { Handler } from './handler.ts';
import type { RoutePlugin } from './identify-member.ts';

/** What each domain's `register.ts` hands to the platform. */
export interface Registry {
  operation(handler: Handler): void;
  job(handler: JobHandler): void;
  /** Client to server over the socket: `socketInput(event, …)`. */
  socket(input: SocketInput): void;
  /** Pages outside the API, such as the sandbox checkout or media files. They check their callers themselves. */
  route(plugin: RoutePlugin): void;
  /** Runs at each start, before the first request: warm-ups, default rows. */
  eachStart(work: (platform: Platform) => Promise<void>): void;
}
