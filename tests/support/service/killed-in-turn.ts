import type { KillableService } from './killable-service.ts';

export interface KilledInTurn {
  /** The service that runs; a new one where the last was killed. */
  running(): Promise<KillableService>;
  /** That one, killed as soon as it comes to this step. */
  dying(step: string): Promise<KillableService>;
  stop(): Promise<void>;
}

/**
 * One service after another on the same database: whichever took over from one that was killed is the next to be killed,
 * so that each step costs one start and not two.
 */
export function killedInTurn(start: () => Promise<KillableService>): KilledInTurn {
  let current: KillableService | null = null;
  let armed = false;
  const running = async (): Promise<KillableService> => {
    // A test that failed left one that was to die.
    if (armed) await current?.kill();
    if (current !== null) return current;
    const started = await start();
    current = started;
    armed = false;
    void started.ended.then(() => {
      if (current === started) current = null;
    });
    return started;
  };
  return {
    running,
    async dying(step) {
      const service = await running();
      armed = true;
      await service.arm(step);
      return service;
    },
    async stop() {
      await current?.kill();
    },
  };
}
