import type { KillableService } from './killable-service.ts';

export interface KillableSequence {
  /** The running service, or a new one if the last one was killed. */
  running(): Promise<KillableService>;
  /** The running service, which is killed when it reaches this step. */
  dying(step: string): Promise<KillableService>;
  stop(): Promise<void>;
}

/**
 * Runs one service after another on the same database. The service that replaced a killed one is killed next,
 * so each step costs one start instead of two.
 */
export function killableSequence(start: () => Promise<KillableService>): KillableSequence {
  let current: KillableService | null = null;
  let armed = false;
  const running = async (): Promise<KillableService> => {
    // A failed test may leave an armed service.
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
