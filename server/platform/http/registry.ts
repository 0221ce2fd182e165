import type { JobHandler } from '../jobs/job.ts';
import type { SocketInput } from '../live/socket-input.ts';
import type { Platform } from '../platform.ts';
import type { Handler } from './handler.ts';
import type { RoutePlugin } from './identify-member.ts';

/** The interface through which each domain's `register.ts` adds its parts to the platform. */
export interface Registry {
  operation(handler: Handler): void;
  job(handler: JobHandler): void;
  /** Adds a socket message from client to server: `socketInput(event, …)`. */
  socket(input: SocketInput): void;
  /**
   * Adds routes outside the API, such as the sandbox checkout or media files. Such routes check their callers
   * themselves.
   */
  route(plugin: RoutePlugin): void;
  /** Runs at each start, before the first request: for warm-ups and default rows. */
  eachStart(work: (platform: Platform) => Promise<void>): void;
}
